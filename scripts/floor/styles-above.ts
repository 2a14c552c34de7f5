/** Finds styles that the oldest supported browsers lack and that no `@supports` guards. */
import { type ChildNode, parse } from 'postcss';
import type { Identifier } from '@mdn/browser-compat-data';
import { css, featuresOf, isAbove, isFeature } from './compat.ts';

/** Cosmetic: browsers without these show the same facts. */
const looksOnly = new Set([
  'break-after',
  'field-sizing',
  'forced-color-adjust',
  'hyphens',
  'orphans',
  'scrollbar-color',
  'scrollbar-width',
  'size',
  'text-wrap-style',
  'widows',
]);

const ofOneBrowser = /^-(?:webkit|moz)-/u;

const functions = new Map<string, Identifier[]>();
function learn(node: Identifier | undefined) {
  for (const [name, feature] of featuresOf(node)) {
    if (isFeature(feature)) functions.set(name, [...(functions.get(name) ?? []), feature]);
    learn(feature);
  }
}
learn(css.types);

interface Nested {
  readonly type: string;
  readonly name?: string;
  readonly parent?: Nested | undefined;
}

const isAskedFor = ({ parent }: Nested): boolean =>
  parent !== undefined && (parent.name === 'supports' || isAskedFor(parent));

export function stylesAbove(sheet: string): readonly string[] {
  const found = new Set<string>();
  const add = (node: ChildNode, name: string) => void (isAskedFor(node) || found.add(name));
  const root = parse(sheet);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'rule') add(rule, 'a nested rule');
    for (const [said, name = ''] of rule.selector.matchAll(/::?([a-z-]+)/gu))
      if (!ofOneBrowser.test(name) && isAbove(css.selectors?.[name])) add(rule, said);
  });
  root.walkAtRules((rule) => {
    if (rule.name !== 'page' && isAbove(css['at-rules']?.[rule.name])) add(rule, `@${rule.name}`);
  });
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    const property = css.properties?.[prop];
    const isPrefixed = declaration.parent?.some(
      (other) => other.type === 'decl' && other.prop === `-webkit-${prop}`,
    );
    if (looksOnly.has(prop) || isPrefixed) return;
    if (isAbove(property)) add(declaration, prop);
    if (isAbove(property?.[value.trim()])) add(declaration, `${prop}: ${value}`);
    for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/gu)) {
      const known = functions.get(name) ?? [];
      if (known.length > 0 && known.every(isAbove)) add(declaration, `${name}()`);
    }
  });
  return [...found];
}

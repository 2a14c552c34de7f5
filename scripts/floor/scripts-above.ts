import type { Identifier } from '@mdn/browser-compat-data';
import { parseAst } from 'vite';
import { classes, featuresOf, isAbove, isFeature } from './compat.ts';

/** Features that code looks for before use, with a fallback. */
const askedForFirst = new Set([
  'checkVisibility',
  'getTextInfo',
  'captureStackTrace',
  'readText',
  'share',
  'startViewTransition',
]);

/** Methods of libraries that have the name of a newer built-in method. */
const othersOwn = new Set(['handle', 'isVisible']);

const methods = new Map<string, boolean[]>();
const statics = new Map<string, boolean>();
const constructors = new Map<string, boolean>();

function learn(owner: string, node: Identifier) {
  constructors.set(owner, isAbove(node));
  for (const [name, feature] of featuresOf(node)) {
    const plain = name.replace(/_static$/u, '');
    statics.set(`${owner}.${plain}`, isAbove(feature));
    if (name === plain && isFeature(feature) && name !== owner)
      methods.set(name, [...(methods.get(name) ?? []), isAbove(feature)]);
  }
}
for (const [owner, node] of classes) learn(owner, node);

/** Ignores a method that only newer classes have: it may be a library's own of that name. */
const ofKnownClass = new Set(
  classes
    .filter(([name, node]) => !isAbove(node) && !/Iterator|DisposableStack|^Set$/u.test(name))
    .flatMap(([, node]) => featuresOf(node).map(([name]) => name)),
);

const isNode = (value: unknown): value is Record<string, unknown> & { type: string } =>
  typeof value === 'object' && value !== null && 'type' in value;

const nameOf = (node: unknown) =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined;

function askedBy(node: Record<string, unknown> & { type: string }): string | undefined {
  const { callee } = node;
  if (node.type === 'NewExpression') {
    const name = nameOf(callee);
    return name !== undefined && constructors.get(name) === true ? `new ${name}` : undefined;
  }
  if (node.type === 'Literal') {
    const { regex } = node;
    return isNode({ type: '', ...Object(regex) }) && /v/u.test(String(Object(regex)['flags'] ?? ''))
      ? 'the flag v of a regular expression'
      : undefined;
  }
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression')
    return undefined;
  const name = callee['computed'] === true ? undefined : nameOf(callee['property']);
  if (name === undefined || askedForFirst.has(name) || othersOwn.has(name)) return undefined;
  const isStatic = statics.get(`${nameOf(callee['object'])}.${name}`);
  if (isStatic !== undefined) return isStatic ? `${nameOf(callee['object'])}.${name}` : undefined;
  const known = ofKnownClass.has(name) ? (methods.get(name) ?? []) : [];
  return known.length > 0 && known.every(Boolean) ? `.${name}()` : undefined;
}

export function scriptsAbove(code: string): readonly string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    if (!isNode(value)) return;
    const asked = askedBy(value);
    if (asked !== undefined) found.add(asked);
    Object.values(value).forEach(look);
  };
  look(parseAst(code).body);
  return [...found];
}

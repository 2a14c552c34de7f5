import { bodyOf, outerRules } from './outer-rules.ts';

/** Elements with a class of the kit, by the prefix that the build gives. */
const OWN = ":is([class^='kit_'], [class*=' kit_'])";

/** Elements without a class of the kit, whose parent has one. */
const MEDIA = /^(?:img|svg|video)$/u;

function limited(selectors: readonly string[]): string[] {
  const tags = selectors.filter((tag) => !tag.startsWith('*') && tag !== 'body');
  const media = tags.filter((tag) => MEDIA.test(tag));
  return [
    ...selectors.filter((tag) => tag.startsWith('*')).map((tag) => OWN + tag.slice(1)),
    ...(tags.length > 0 ? [`${OWN}:where(${tags.join(', ')})`] : []),
    ...(media.length > 0 ? [`${OWN} > :where(${media.join(', ')})`] : []),
  ];
}

/**
 * Excludes SVG, `hidden` and `lang`, because `revert` also undoes attributes. Keeps React Aria's
 * `touch-action`, which is in a layer.
 */
const asBrowsersDo = `${OWN}:where(:not(svg, svg *, [hidden])) { all: revert; touch-action: revert-layer; -webkit-locale: revert-layer; }
${OWN}::placeholder { all: revert; }`;

const ownFocus = (css: string): string =>
  css.replaceAll(/^(\s*)(:focus(?:-visible)?) \{/gmu, `$1${OWN}:where($2) {`);

/** The attribute selector overrides a page's rules for elements, and components override it. */
function ownRules(reset: string): string {
  const rules = outerRules(reset).map((rule) => {
    const selectors = rule.slice(0, rule.indexOf('{')).split(',');
    return `${limited(selectors.map((selector) => selector.trim())).join(', ')} {${bodyOf(rule)}}`;
  });
  return [asBrowsersDo, ...rules].join('\n');
}

const LAYERS = ['reset', 'own', 'tokens', 'components', 'utilities'] as const;
const ORDER = `@layer ${LAYERS.map((layer) => `kit.${layer}`).join(', ')};\n`;

const isOrder = (rule: string) => /^@layer [^{]*;$/u.test(rule);
const layerOf = (rule: string) => /^@layer kit\.([a-z]+)\s*\{/u.exec(rule)?.[1];

export const sheetOf = (css: string): string =>
  ORDER +
  outerRules(css)
    .filter((rule) => !isOrder(rule))
    .join('\n');

export interface KitSheets {
  /** For a page that uses only the kit. */
  readonly reset: string;
  /** In layers, with the reset of the kit's elements. */
  readonly styles: string;
  /** For a page whose rules for elements are in no layer. */
  readonly unlayered: string;
}

/**
 * Both sheets begin with the order of layers, because either may come first. Without layers the
 * rules follow that order.
 */
export function splitSheets(css: string): KitSheets {
  const all = outerRules(css).filter((rule) => !isOrder(rule));
  const inLayer = (layer: string) => all.filter((rule) => layerOf(rule) === layer);
  const resetBody = inLayer('reset').map(bodyOf).join('');
  const own = ownRules(resetBody);
  const others = all.filter((rule) => layerOf(rule) !== 'reset');
  const flat = ['tokens', 'components', 'utilities'].flatMap((layer) => inLayer(layer).map(bodyOf));
  return {
    reset: ORDER + inLayer('reset').join('\n'),
    styles: `${ORDER}@layer kit.own {\n${own}\n}\n${others.join('\n')}`,
    unlayered: [
      own,
      ownFocus(flat.join('\n')),
      ...all.filter((rule) => layerOf(rule) === undefined),
    ].join('\n'),
  };
}

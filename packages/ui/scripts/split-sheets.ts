/** Splits the built sheet into three: the reset, the styles, and the styles without layers. */
import { bodyOf, outerRules } from './outer-rules.ts';

/** The build gives every class of the kit this prefix. */
const OWN = ":is([class^='kit_'], [class*=' kit_'])";

/** Icons and pictures have no class of the kit's; their parent has. */
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
 * Reverts a page's element rules on the kit's elements. It spares SVG, `hidden` and `lang`, because
 * `revert` would also undo attributes; React Aria's `touch-action` is in a layer and is kept.
 */
const asBrowsersDo = `${OWN}:where(:not(svg, svg *, [hidden])) { all: revert; touch-action: revert-layer; -webkit-locale: revert-layer; }
${OWN}::placeholder { all: revert; }`;

const ownFocus = (css: string): string =>
  css.replaceAll(/^(\s*)(:focus(?:-visible)?) \{/gmu, `$1${OWN}:where($2) {`);

/**
 * The reset for the kit's own elements only. An attribute selector has the weight of a class: it
 * beats a page's element rules, and loses to a component's rules.
 */
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
  /** The reset for a page that uses only the kit. */
  readonly reset: string;
  /** The styles in layers, with the part of a reset that the kit's own elements need. */
  readonly styles: string;
  /** The styles without layers, for a page whose own element rules have no layer. */
  readonly unlayered: string;
}

/**
 * Either sheet may come first, so both begin with the layer order. Without layers the rules follow
 * that order.
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

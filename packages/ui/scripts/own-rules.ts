/**
 * The rules of the reset, for the kit's own elements only: what a page's own rules for elements would break. An
 * attribute is as strong as a class, so these rules win over rules for elements and lose to those of a component.
 */
import { bodyOf, outerRules } from './outer-rules.ts';

/** The build gives every class of the kit this beginning. */
const OWN = ":is([class^='kit_'], [class*=' kit_'])";
/** Icons and pictures have no class of the kit's; their parent has. */
const MEDIA = /^(?:img|svg|video)$/u;

/** A rule's selectors, limited; none where the page itself is meant. */
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
 * Takes back what rules for elements of the page have set. Attributes count as such rules: a drawing keeps its own, and
 * what is hidden stays hidden, also until it is found. What React Aria says about touch stands in a layer and is kept.
 */
const asBrowsersDo = `${OWN}:where(:not(svg, svg *, [hidden])) { all: revert; touch-action: revert-layer; }
${OWN}::placeholder { all: revert; }`;

/** The kit's ring of focus is for its own elements where no layer keeps it below the page's. */
export const ownFocus = (css: string): string =>
  css.replaceAll(/^(\s*)(:focus(?:-visible)?) \{/gmu, `$1${OWN}:where($2) {`);

export function ownRules(reset: string): string {
  const rules = outerRules(reset).map((rule) => {
    const selectors = rule.slice(0, rule.indexOf('{')).split(',');
    return `${limited(selectors.map((selector) => selector.trim())).join(', ')} {${bodyOf(rule)}}`;
  });
  return [asBrowsersDo, ...rules].join('\n');
}

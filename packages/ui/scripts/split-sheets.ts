/** Makes the three style sheets of the package out of the one that the build writes: the reset, the styles, and these without layers. */
import { bodyOf, outerRules } from './outer-rules.ts';
import { ownFocus, ownRules } from './own-rules.ts';

const LAYERS = ['reset', 'own', 'tokens', 'components', 'utilities'] as const;
const ORDER = `@layer ${LAYERS.map((layer) => `kit.${layer}`).join(', ')};\n`;

const isOrder = (rule: string) => /^@layer [^{]*;$/u.test(rule);
const layerOf = (rule: string) => /^@layer kit\.([a-z]+)\s*\{/u.exec(rule)?.[1];

export interface KitSheets {
  /** For a page that is the kit's alone. */
  readonly reset: string;
  /** In layers, with what the kit's own elements need of a reset. */
  readonly styles: string;
  /** The same without layers, for a page whose own element rules are in none. */
  readonly unlayered: string;
}

/**
 * Reset and styles begin with the order of the layers, so that either may come first. Without layers the rules stand
 * in the order of their layers.
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

/**
 * Mixed colours and `:has()` with plain fallbacks for old browsers. Only `.css.ts` files import
 * this.
 */

/** Chrome and Edge mix colours from 111. */
const CAN_MIX = '(color: color-mix(in srgb, red, red))';

export const mix = (over: string, percent: number, under: string) =>
  `color-mix(in srgb, ${over} ${percent}%, ${under})`;

/** Sets one property, mixed where supported; `plain` must convey the same. */
export const mixed = (
  name: 'background' | 'color' | 'fill' | 'borderBlockEnd',
  plain: string,
  mixture: string,
) => ({
  [name]: plain,
  '@supports': { [CAN_MIX]: { [name]: mixture } },
});

/**
 * Sets variables instead, which keeps the order of a rule's selectors; each has a plain and a mixed
 * value.
 */
export const mixtures = (colours: Readonly<Record<string, readonly [string, string]>>) => {
  const vars = (at: 0 | 1) =>
    Object.fromEntries(Object.entries(colours).map(([name, values]) => [name, values[at]]));
  return { vars: vars(0), '@supports': { [CAN_MIX]: { vars: vars(1) } } };
};

/** Firefox supports `:has()` from 121: use it only for looks, never for information or function. */
export const LOOKS_INTO = 'selector(:has(a))';

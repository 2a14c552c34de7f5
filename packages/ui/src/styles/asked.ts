/** Mixed colours and looks into an element, which not every browser of the floor has: asked for, with a plain value before. Only `.css.ts` files import this. */

/** Chrome and Edge mix colours from 111. */
const CAN_MIX = '(color: color-mix(in srgb, red, red))';

export const mix = (over: string, percent: number, under: string) =>
  `color-mix(in srgb, ${over} ${percent}%, ${under})`;

/** One property of a rule, mixed where the browser can; `plain` has to tell the same. */
export const mixed = (
  name: 'background' | 'color' | 'fill' | 'borderBlockEnd',
  plain: string,
  mixture: string,
) => ({
  [name]: plain,
  '@supports': { [CAN_MIX]: { [name]: mixture } },
});

/** Variables for the selectors of a rule, in whose order they then still stand: each with its plain and its mixed value. */
export const mixtures = (colours: Readonly<Record<string, readonly [string, string]>>) => {
  const vars = (at: 0 | 1) =>
    Object.fromEntries(Object.entries(colours).map(([name, values]) => [name, values[at]]));
  return { vars: vars(0), '@supports': { [CAN_MIX]: { vars: vars(1) } } };
};

/** Firefox looks into an element from 121: for looks alone, never for a fact or a function. */
export const LOOKS_INTO = 'selector(:has(a))';

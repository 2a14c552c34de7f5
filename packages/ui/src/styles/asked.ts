/** Styles with plain fallbacks for old browsers. Only `.css.ts` files may import this. */

/** Chrome and Edge support it from version 111. */
const CAN_MIX = '(color: color-mix(in srgb, red, red))';

export const mix = (over: string, percent: number, under: string) =>
  `color-mix(in srgb, ${over} ${percent}%, ${under})`;

/** `plain`, for old browsers, must convey the same. */
export const mixed = (
  name: 'background' | 'color' | 'fill' | 'borderBlockEnd',
  plain: string,
  mixture: string,
) => ({
  [name]: plain,
  '@supports': { [CAN_MIX]: { [name]: mixture } },
});

/** Sets variables, because a separate rule would change the order of selectors. */
export const mixtures = (colours: Readonly<Record<string, readonly [string, string]>>) => {
  const vars = (at: 0 | 1) =>
    Object.fromEntries(Object.entries(colours).map(([name, values]) => [name, values[at]]));
  return { vars: vars(0), '@supports': { [CAN_MIX]: { vars: vars(1) } } };
};

/** Only for looks, because Firefox supports it from version 121. */
export const LOOKS_INTO = 'selector(:has(a))';

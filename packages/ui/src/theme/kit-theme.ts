import { type Colours, kitVariable } from '../tokens/tokens.ts';

/** For example `{ '--kit-color-brand': '#7a1f3d' }`. */
export type KitTheme = Readonly<Record<`--kit-${string}`, string>>;

export function themeOf(colours: Partial<Colours>): KitTheme {
  return Object.fromEntries(
    Object.entries(colours).map(([name, value]) => [`--${kitVariable(['color', name])}`, value]),
  );
}

/** Token values by the names of their CSS variables, as a tenant passes them at run time. */
import { type Colours, kitVariable } from '../tokens/tokens.ts';

/** For example `{ '--kit-color-brand': '#7a1f3d' }`. */
export type KitTheme = Readonly<Record<`--kit-${string}`, string>>;

/** Converts colours to variables for `<UiProvider theme>`. */
export function themeOf(colours: Partial<Colours>): KitTheme {
  return Object.fromEntries(
    Object.entries(colours).map(([name, value]) => [`--${kitVariable(['color', name])}`, value]),
  );
}

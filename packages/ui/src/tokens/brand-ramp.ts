/** The shades of a brand colour in both schemes: the lightness of each, and its maximum chroma, in OKLCH. */
import type { Colours } from './tokens.ts';

type Shade = readonly [lightness: number, mostChroma: number];
type Ramp = Readonly<Partial<Record<keyof Colours, Shade>>>;

/** White text is legible on every hue up to this lightness. */
export const LIGHTEST_BRAND = 0.48;
/** The share of the brand's lightness while hovered. */
export const HOVER_DARKER = 0.84;

export const lightRamp = {
  brandSubtle: [0.985, 0.012],
  focus: [0.56, 0.18],
  sidebar: [0.33, 0.07],
  onSidebar: [0.985, 0.012],
  sidebarActive: [0.45, 0.1],
} satisfies Ramp;

export const darkRamp = {
  brand: [0.84, 0.09],
  brandHover: [0.9, 0.06],
  onBrand: [0.25, 0.05],
  brandText: [0.84, 0.09],
  brandSubtle: [0.32, 0.04],
  focus: [0.84, 0.09],
  sidebar: [0.22, 0.03],
  onSidebar: [0.95, 0.03],
  sidebarActive: [0.4, 0.07],
} satisfies Ramp;

type CssRamp = Readonly<Record<string, string>>;

const cssOf = (ramp: Ramp): CssRamp =>
  Object.fromEntries(
    Object.entries(ramp).map(([name, [lightness, mostChroma]]) => [
      name,
      `oklch(from var(--kit-brand) ${lightness} min(c, ${mostChroma}) h)`,
    ]),
  );

const brand = `oklch(from var(--kit-brand) min(l, ${LIGHTEST_BRAND}) c h)`;

/** The shades as CSS, derived from the `--kit-brand` that a page sets; invalid, and so not used, without it. */
export const cssRamps = {
  light: {
    brand,
    brandText: brand,
    brandHover: `oklch(from var(--kit-brand) calc(min(l, ${LIGHTEST_BRAND}) * ${HOVER_DARKER}) c h)`,
    ...cssOf(lightRamp),
  },
  dark: cssOf(darkRamp),
} satisfies Record<'light' | 'dark', CssRamp>;

/** Shades of a brand: lightness and greatest chroma, in OKLCH. */
import type { Oklch } from './oklch.ts';
import type { Colours } from './tokens.ts';

type Shade = readonly [lightness: number, mostChroma: number];
export type Ramp = Readonly<Partial<Record<keyof Colours, Shade>>>;

/** White letters are legible on brands up to this lightness. */
const LIGHTEST_BRAND = 0.48;
/** Factor for the brand's lightness on hover. */
export const HOVER_DARKER = 0.84;

/** Dark letters are legible on brands above this lightness, even on hover. */
const LIGHT_BRAND = 0.67;
const LIGHT_HOVER_DARKER = 0.95;
/** Greatest lightness of a grey that is visible on white; the brand's chroma is added to it. */
const PALEST_GREY = 0.86;
/** Shade of letters on a light brand. */
const INK: Shade = [0.2, 0.05];
/** Shade for edges and bars, not for text. */
const MARK: Shade = [0.56, 0.18];

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
  brandMark: [0.84, 0.09],
  brandSubtle: [0.32, 0.04],
  focus: [0.84, 0.09],
  sidebar: [0.22, 0.03],
  onSidebar: [0.95, 0.03],
  sidebarActive: [0.4, 0.07],
} satisfies Ramp;

const shadeOf = ([lightness, mostChroma]: Shade, { chroma, hue }: Oklch): Oklch => ({
  lightness,
  chroma: Math.min(chroma, mostChroma),
  hue,
});

export const rampOf = (ramp: Ramp, brand: Oklch): Record<string, Oklch> =>
  Object.fromEntries(Object.entries(ramp).map(([name, shade]) => [name, shadeOf(shade, brand)]));

/** Returns null for a brand that is not light. */
export function lightBrand(chosen: Oklch) {
  if (chosen.lightness <= LIGHT_BRAND) return null;
  const brand = {
    ...chosen,
    lightness: Math.min(chosen.lightness, chosen.chroma + PALEST_GREY),
  };
  const fill = {
    brand,
    brandHover: { ...brand, lightness: brand.lightness * LIGHT_HOVER_DARKER },
    onBrand: shadeOf(INK, brand),
  };
  return {
    light: { ...fill, brandMark: shadeOf(MARK, brand) },
    dark: { ...fill, brandMark: brand },
  };
}

/** CSS expressions of the brand's lightness `l` and chroma `c`. */
type CssShade = readonly [lightness: string, chroma: string];
type CssRamp = Readonly<Record<string, CssShade>>;

const cssShade = ([lightness, mostChroma]: Shade): CssShade => [
  `${lightness}`,
  `min(c, ${mostChroma})`,
];
const kept = `min(l, c + ${PALEST_GREY})`;
const cssFill: CssRamp = {
  brand: [kept, 'c'],
  brandHover: [`${kept} * ${LIGHT_HOVER_DARKER}`, 'c'],
  onBrand: cssShade(INK),
};
const cssLightBrand = {
  light: { ...cssFill, brandMark: cssShade(MARK) },
  dark: { ...cssFill, brandMark: [kept, 'c'] },
} satisfies Record<'light' | 'dark', CssRamp>;

const cssOf = (ramp: Ramp): CssRamp =>
  Object.fromEntries(Object.entries(ramp).map(([name, shade]) => [name, cssShade(shade)]));

/** 1 for a light brand and 0 for others, because CSS has no condition within a colour. */
const isLight = `clamp(0, (l - ${LIGHT_BRAND}) * 1e9, 1)`;
const either = (light: string, other: string) =>
  light === other ? other : `calc(${other} + ${isLight} * (${light} - ${other}))`;

const colours = (ramp: CssRamp, lightBrands: CssRamp) =>
  Object.fromEntries(
    Object.entries(ramp).map(([name, [lightness, chroma]]) => {
      const [light, lightChroma] = lightBrands[name] ?? [lightness, chroma];
      const channels = `${either(light, lightness)} ${either(lightChroma, chroma)} h`;
      return [name, `oklch(from var(--kit-brand) ${channels})`];
    }),
  );

const legible = `min(l, ${LIGHTEST_BRAND})`;

/** Without `--kit-brand` on the page these colours are invalid and ignored. */
export const cssRamps = {
  light: colours(
    {
      brand: [legible, 'c'],
      brandText: [legible, 'c'],
      brandMark: [legible, 'c'],
      brandHover: [`${legible} * ${HOVER_DARKER}`, 'c'],
      onBrand: ['1', '0'],
      ...cssOf(lightRamp),
    },
    cssLightBrand.light,
  ),
  dark: colours(cssOf(darkRamp), cssLightBrand.dark),
};

/** Derives a tenant's colours from one brand colour: the kit's teal ramp in another hue. */
import { darkRamp, HOVER_DARKER, lightRamp } from '../tokens/brand-ramp.ts';
import { assertContrast, contrast } from '../tokens/contrast.ts';
import { fromOklch, toOklch } from '../tokens/oklch.ts';
import { readColour } from '../tokens/read-colour.ts';
import { type Colours, darkColours, lightColours } from '../tokens/tokens.ts';

export type TenantBrand =
  | {
      /** `#rgb`, `#rrggbb` or `rgb(…)`; darkened where white text on it could not be read. */
      brand: string;
    }
  | {
      /** In degrees of OKLCH: 195 is the kit's teal, 5 a crimson, 145 a green. */
      brandHue: number;
    };

export interface TenantTheme {
  readonly light: Colours;
  readonly dark: Colours;
}

/** White lettering and the kit's greyest ground: a brand colour has to stand against both. */
const leastGround = lightColours.sunken;

function usableHue(hue: number): number {
  if (Number.isFinite(hue)) return hue;
  throw new TypeError(`${hue} is not a hue in degrees`);
}

function legibleBrand(choice: TenantBrand) {
  const start =
    'brand' in choice
      ? toOklch(readColour(choice.brand))
      : { ...toOklch(lightColours.brand), hue: usableHue(choice.brandHue) };
  let brand = start;
  while (brand.lightness > 0 && contrast(fromOklch(brand), leastGround) < 4.5) {
    brand = { ...brand, lightness: brand.lightness - 0.01 };
  }
  return brand;
}

/**
 * Both schemes of a tenant, checked pair by pair.
 * @throws TypeError for text that is no colour it reads
 */
export function createTenantTheme(choice: TenantBrand): TenantTheme {
  const brand = legibleBrand(choice);
  const shade = (lightness: number, mostChroma: number) =>
    fromOklch({ lightness, chroma: Math.min(brand.chroma, mostChroma), hue: brand.hue });
  const shades = (ramp: typeof lightRamp) =>
    Object.fromEntries(
      Object.entries(ramp).map(([name, [lightness, mostChroma]]) => [
        name,
        shade(lightness, mostChroma),
      ]),
    );
  const light: Colours = {
    ...lightColours,
    ...shades(lightRamp),
    brand: fromOklch(brand),
    brandHover: fromOklch({ ...brand, lightness: brand.lightness * HOVER_DARKER }),
    brandText: fromOklch(brand),
  };
  const dark: Colours = { ...darkColours, ...shades(darkRamp) };
  assertContrast(light);
  assertContrast(dark);
  return { light, dark };
}

/** Derives a tenant's colours from one brand colour: the kit's teal ramp in another hue. */
import { assertContrast, contrast } from '../tokens/contrast.ts';
import { fromOklch, toOklch } from '../tokens/oklch.ts';
import { type Colours, darkColours, lightColours } from '../tokens/tokens.ts';

export type TenantBrand =
  | {
      /** `#rrggbb`; darkened where white text on it could not be read. */
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

function legibleBrand(choice: TenantBrand) {
  const start =
    'brand' in choice
      ? toOklch(choice.brand)
      : { ...toOklch(lightColours.brand), hue: choice.brandHue };
  let brand = start;
  while (brand.lightness > 0 && contrast(fromOklch(brand), leastGround) < 4.5) {
    brand = { ...brand, lightness: brand.lightness - 0.01 };
  }
  return brand;
}

/** Both schemes of a tenant, checked pair by pair: a brand that cannot be made legible throws with the pairs. */
export function createTenantTheme(choice: TenantBrand): TenantTheme {
  const brand = legibleBrand(choice);
  const shade = (lightness: number, mostChroma: number) =>
    fromOklch({ lightness, chroma: Math.min(brand.chroma, mostChroma), hue: brand.hue });
  const light = {
    ...lightColours,
    brand: fromOklch(brand),
    brandHover: fromOklch({ ...brand, lightness: brand.lightness * 0.84 }),
    brandText: fromOklch(brand),
    brandSubtle: shade(0.985, 0.012),
    focus: shade(0.56, 0.18),
    sidebar: shade(0.33, 0.07),
    onSidebar: shade(0.985, 0.012),
    sidebarActive: shade(0.45, 0.1),
  };
  const dark = {
    ...darkColours,
    brand: shade(0.84, 0.09),
    brandHover: shade(0.9, 0.06),
    onBrand: shade(0.25, 0.05),
    brandText: shade(0.84, 0.09),
    brandSubtle: shade(0.32, 0.04),
    focus: shade(0.84, 0.09),
    sidebar: shade(0.22, 0.03),
    onSidebar: shade(0.95, 0.03),
    sidebarActive: shade(0.4, 0.07),
  };
  assertContrast(light);
  assertContrast(dark);
  return { light, dark };
}

/** Creates a tenant's colours from its brand colour or hue. */
import {
  darkRamp,
  HOVER_DARKER,
  lightBrand,
  lightRamp,
  rampOf,
  type Ramp,
} from '../tokens/brand-ramp.ts';
import { assertContrast, contrast } from '../tokens/contrast.ts';
import { fromOklch, type Oklch, toOklch } from '../tokens/oklch.ts';
import { readColour } from '../tokens/read-colour.ts';
import { type Colours, darkColours, lightColours } from '../tokens/tokens.ts';

export type TenantBrand =
  | {
      /**
       * `#rgb`, `#rrggbb` or `rgb(…)`. A light colour is kept, with dark letters; a medium one is
       * darkened.
       */
      brand: string;
    }
  | {
      /** Degrees of OKLCH: 195 is the kit's teal, 5 a crimson, 145 a green. */
      brandHue: number;
    };

export interface TenantTheme {
  readonly light: Colours;
  readonly dark: Colours;
}

/** The background with the least contrast; a brand legible on it also carries white letters. */
const leastGround = lightColours.sunken;

function usableHue(hue: number): number {
  if (Number.isFinite(hue)) return hue;
  throw new TypeError(`${hue} is not a hue in degrees`);
}

const chosenBrand = (choice: TenantBrand): Oklch =>
  'brand' in choice
    ? toOklch(readColour(choice.brand))
    : { ...toOklch(lightColours.brand), hue: usableHue(choice.brandHue) };

function legible(chosen: Oklch): Oklch {
  let brand = chosen;
  while (brand.lightness > 0 && contrast(fromOklch(brand), leastGround) < 4.5) {
    brand = { ...brand, lightness: brand.lightness - 0.01 };
  }
  return brand;
}

/**
 * Creates the colours of both schemes, and checks the contrast of each pair.
 * @throws TypeError for an unreadable colour
 */
export function createTenantTheme(choice: TenantBrand): TenantTheme {
  const chosen = chosenBrand(choice);
  const brand = legible(chosen);
  const hexes = (shades: Readonly<Record<string, Oklch>>) =>
    Object.fromEntries(Object.entries(shades).map(([name, shade]) => [name, fromOklch(shade)]));
  const ramp = (shades: Ramp) => hexes(rampOf(shades, brand));
  const kept = lightBrand(chosen);
  const light: Colours = {
    ...lightColours,
    ...ramp(lightRamp),
    brand: fromOklch(brand),
    brandHover: fromOklch({ ...brand, lightness: brand.lightness * HOVER_DARKER }),
    brandText: fromOklch(brand),
    brandMark: fromOklch(brand),
    ...hexes(kept?.light ?? {}),
  };
  const dark: Colours = { ...darkColours, ...ramp(darkRamp), ...hexes(kept?.dark ?? {}) };
  assertContrast(light);
  assertContrast(dark);
  return { light, dark };
}

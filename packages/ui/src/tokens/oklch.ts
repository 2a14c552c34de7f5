export interface Oklch {
  /** From 0 to 1. */
  readonly lightness: number;
  /** From 0, which is grey, to about 0.3. */
  readonly chroma: number;
  /** Degrees; the kit's teal is 195. */
  readonly hue: number;
}

const degrees = 180 / Math.PI;

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Channels of `#rrggbb`, each from 0 to 1. */
export const channelsOf = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
];

const hexOf = (channel: number) =>
  Math.round(Math.min(1, Math.max(0, fromLinear(channel))) * 255)
    .toString(16)
    .padStart(2, '0');

/** The matrices are those of the OKLab definition. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = channelsOf(hex);
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(greenRed, blueYellow),
    hue: (Math.atan2(blueYellow, greenRed) * degrees + 360) % 360,
  };
}

/** Returns `#rrggbb`; colours outside sRGB are clipped. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const greenRed = chroma * Math.cos(hue / degrees);
  const blueYellow = chroma * Math.sin(hue / degrees);
  const l = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const m = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const s = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map(hexOf).join('')}`;
}

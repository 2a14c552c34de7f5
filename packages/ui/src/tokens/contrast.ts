import type { Colours } from './tokens.ts';

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** Contrast of two colours `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = readonly [front: keyof Colours, back: keyof Colours];

const grounds = ['canvas', 'surface', 'sunken', 'hover'] as const;
const onEveryGround = (front: keyof Colours) => grounds.map((back): Pair => [front, back]);

/** Text on backgrounds, with a contrast of at least 4.5. */
export const textPairs: readonly Pair[] = [
  ...onEveryGround('text'),
  ...onEveryGround('textMuted'),
  ...onEveryGround('brandText'),
  ...onEveryGround('critical'),
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['brandText', 'brandSubtle'],
  ['text', 'brandSubtle'],
  ['onSidebar', 'sidebar'],
  ['onSidebar', 'sidebarActive'],
  ['onStatus', 'critical'],
  ['onStatus', 'criticalHover'],
  ['onStatus', 'positive'],
  ['onStatus', 'caution'],
  ['onStatus', 'info'],
  ['critical', 'criticalSubtle'],
  ['positive', 'positiveSubtle'],
  ['positive', 'surface'],
  ['caution', 'cautionSubtle'],
  ['caution', 'surface'],
  ['info', 'infoSubtle'],
  ['info', 'surface'],
  ['onAccentFill', 'accentFill'],
];

/** Edges of controls, brand marks, focus and today's ring, with a contrast of at least 3. */
export const edgePairs: readonly Pair[] = [
  ...onEveryGround('borderControl'),
  ...onEveryGround('brandMark'),
  ...onEveryGround('focus'),
  ['accent', 'surface'],
  ['accent', 'canvas'],
];

export function illegiblePairs(colours: Colours): string[] {
  const faults = (pairs: readonly Pair[], least: number) =>
    pairs.flatMap(([front, back]) => {
      const ratio = contrast(colours[front], colours[back]);
      return ratio < least ? [`${front} on ${back} is ${ratio.toFixed(2)}, needs ${least}`] : [];
    });
  return [...faults(textPairs, 4.5), ...faults(edgePairs, 3)];
}

export function assertContrast(colours: Colours): void {
  const faults = illegiblePairs(colours);
  if (faults.length === 0) return;
  throw new Error(
    `This theme cannot be read by everyone: ${faults.join('; ')}. Darken or lighten one of each pair.`,
  );
}

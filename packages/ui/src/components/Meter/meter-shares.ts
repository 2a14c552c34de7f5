/** The share of its bar that each part of a meter takes. */

interface Part {
  readonly value: number;
}

/** A value that a bar can represent: zero or more. */
const width = (value: number) => (Number.isFinite(value) ? Math.max(0, value) : 0);

/** `left` is negative where the parts are more than the whole; the bar is then as long as the parts. */
export function shares(total: number, parts: readonly Part[]) {
  const filled = parts.reduce((sum, { value }) => sum + width(value), 0);
  // A bar of nothing has a length too, which a screen reader has to be told.
  const scale = Math.max(width(total), filled) || 1;
  // In santim, because 0.1 + 0.2 is not exact.
  const left = Math.round((total - parts.reduce((sum, { value }) => sum + value, 0)) * 100) / 100;
  return { scale, filled, left, percent: (value: number) => (width(value) / scale) * 100 };
}

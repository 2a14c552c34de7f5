interface Part {
  readonly value: number;
}

const width = (value: number) => (Number.isFinite(value) ? Math.max(0, value) : 0);

/** `left` is negative if the parts exceed the whole; the bar then has the length of the parts. */
export function shares(total: number, parts: readonly Part[]) {
  const filled = parts.reduce((sum, { value }) => sum + width(value), 0);
  // Never zero, because screen readers need a maximum.
  const scale = Math.max(width(total), filled) || 1;
  const left = Math.round((total - parts.reduce((sum, { value }) => sum + value, 0)) * 100) / 100;
  return { scale, filled, left, percent: (value: number) => (width(value) / scale) * 100 };
}

/** D59 */

export interface TierRow {
  /** A key of the row in the browser; not sent to the server. */
  readonly id: number;
  readonly min: number | null;
  readonly max: number | null;
  /** Birr per person. */
  readonly value: number | null;
}

export interface Span {
  readonly min: number;
  readonly max: number;
}

export const tierRows = (
  prices: readonly { readonly min: number; readonly max: number; readonly value: number }[],
): TierRow[] => prices.map(({ min, max, value }, id) => ({ id, min, max, value }));

export const emptyTier: TierRow = { id: 0, min: null, max: null, value: null };

export const isBlankTier = ({ min, max, value }: TierRow): boolean =>
  min === null && max === null && value === null;

export const sortedTiers = (rows: readonly TierRow[]): TierRow[] =>
  [...rows].sort((a, b) => (a.min ?? Infinity) - (b.min ?? Infinity));

export const isMinOverMax = ({ min, max }: TierRow): boolean =>
  min !== null && max !== null && min > max;

/** Index of the earlier row that this one overlaps, or -1. */
export const overlapped = (rows: readonly TierRow[], index: number): number => {
  const span = spanOf(rows[index]);
  if (!span) return -1;
  return rows.slice(0, index).findIndex((row) => {
    const other = spanOf(row);
    return other !== null && other.min <= span.max && span.min <= other.max;
  });
};

export const isSameSpan = (a: TierRow, b: TierRow | undefined): boolean =>
  a.min !== null && a.min === b?.min && a.max === b.max;

export const SMALLEST_PRICE = 0.01;

export const isFaulty = (rows: readonly TierRow[]): boolean =>
  rows.length === 0 ||
  rows.some(
    (row, index) =>
      spanOf(row) === null ||
      row.value === null ||
      row.value < SMALLEST_PRICE ||
      overlapped(rows, index) >= 0,
  );

export function tierGaps(rows: readonly TierRow[]): Span[] {
  const spans = sortedTiers(rows)
    .map(spanOf)
    .filter((span) => span !== null);
  let reached = spans[0]?.max ?? 0;
  return spans.flatMap((span) => {
    const gap = { min: reached + 1, max: span.min - 1 };
    reached = Math.max(reached, span.max);
    return gap.min <= gap.max && span !== spans[0] ? [gap] : [];
  });
}

function spanOf(row: TierRow | undefined): Span | null {
  if (!row || row.min === null || row.max === null || row.min > row.max) return null;
  return { min: row.min, max: row.max };
}

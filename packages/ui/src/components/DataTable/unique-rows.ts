/** Rows told apart by id: while rows come and go, two pages can bring the same one. */

export type RowId = string | number;

/** The first row of each id, in order. */
export function uniqueRows<Row>(
  rows: readonly Row[],
  getRowId: (row: Row) => RowId,
): readonly Row[] {
  const seen = new Set<RowId>();
  return rows.filter((row) => {
    const id = getRowId(row);
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

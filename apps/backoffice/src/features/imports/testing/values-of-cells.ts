import type { Cell } from '../reading/sheet.ts';
import { type Columns, readRow } from '../rows/row-values.ts';

export type Chosen = Omit<Columns, 'heads'> & { readonly heads?: readonly string[] };

export function valuesOf(chosen: Chosen, ...cells: readonly Cell[]) {
  const columns = { heads: [], ...chosen };
  const { values, faults } = readRow(columns, { row: 5, cells });
  return faults.length > 0 ? faults : values;
}

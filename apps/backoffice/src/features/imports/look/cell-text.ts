import type { ChosenColumns } from '../columns/chosen-columns.ts';
import { textOfCell } from '../rows/cells/plain-cell.ts';
import { cellOf } from '../rows/row-values.ts';
import type { RowsState } from './use-rows.ts';

export type CellText = (row: number, field: string) => string;

export function cellTextOf(chosen: ChosenColumns, { columns, typed }: RowsState): CellText {
  const sources = new Map(chosen.rows.map((row) => [row.row, row]));
  return (row, field) => {
    const source = sources.get(row);
    return textOfCell(source ? cellOf(columns, source, field, typed.edits.get(row) ?? {}) : null);
  };
}

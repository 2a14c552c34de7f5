import type { ChosenColumns } from '../columns/chosen-columns.ts';
import { textOfCell } from '../rows/cells/plain-cell.ts';
import { cellOf } from '../rows/row-values.ts';
import type { Typed } from './use-rows.ts';

export type CellText = (row: number, field: string) => string;

export function cellTextOf({ columns, rows }: ChosenColumns, edits: Typed['edits']): CellText {
  const sources = new Map(rows.map((row) => [row.row, row]));
  return (row, field) => {
    const source = sources.get(row);
    return textOfCell(source ? cellOf(columns, source, field, edits.get(row) ?? {}) : null);
  };
}

/** The rows of the table: all of them, or of a long list those in sight. */
import type { Ref } from 'react';
import { DataRow } from './DataRow.tsx';
import { HEAD_ROWS } from './measure-table.ts';
import { heightOfRows } from './row-window.ts';
import type { TableFace } from './table-face.ts';
import type { RowWindow } from './use-row-window.ts';

export interface TableRowsProps extends TableFace {
  bodyRef: Ref<HTMLTableSectionElement>;
  rowWindow: RowWindow;
}

export function TableRows({ bodyRef, rowWindow, ...props }: TableRowsProps) {
  const { columns, rows, getRowId, getRowName, rowActions, onRowPress, selection } = props;
  const { isWindowed, pieces, heights } = rowWindow;
  const columnCount = columns.length + (rowActions ? 1 : 0) + (selection ? 1 : 0);
  return (
    <tbody ref={bodyRef}>
      {pieces.map((piece) => {
        if (!('row' in piece)) {
          const left = { first: piece.before - piece.left, end: piece.before };
          return (
            <tr key={`before ${piece.before}`} aria-hidden>
              {/* The one thing a stylesheet cannot know: how many rows are left out. */}
              <td
                aria-hidden
                colSpan={columnCount}
                style={{ height: heightOfRows(heights, left), padding: 0 }}
              />
            </tr>
          );
        }
        const row = rows[piece.row];
        const id = getRowId(row);
        return (
          <DataRow
            key={id}
            {...{ row, id, columns, getRowName, rowActions, onRowPress }}
            rowIndex={isWindowed ? piece.row + HEAD_ROWS : undefined}
            isSelected={selection?.selected.has(id)}
            onSelect={selection?.onToggle}
          />
        );
      })}
    </tbody>
  );
}

/** The rows of the table: all of them, or of a long list those in sight. */
import { useRef } from 'react';
import { DataRow } from './DataRow.tsx';
import type { TableFace } from './table-face.ts';
import { HEAD_ROWS, useRowWindow } from './use-row-window.ts';

export function TableRows(props: TableFace) {
  const { columns, rows, getRowId, getRowName, rowActions, onRowPress, selection } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { isWindowed, pieces, rowHeight } = useRowWindow(body, rows.length);
  const columnCount = columns.length + (rowActions ? 1 : 0) + (selection ? 1 : 0);
  return (
    <tbody ref={body} data-windowed={isWindowed || undefined}>
      {pieces.map((piece) => {
        if (!('row' in piece)) {
          return (
            <tr key={`before ${piece.before}`} aria-hidden>
              {/* The one thing a stylesheet cannot know: how many rows are left out. */}
              <td
                aria-hidden
                colSpan={columnCount}
                style={{ height: piece.left * rowHeight, padding: 0 }}
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

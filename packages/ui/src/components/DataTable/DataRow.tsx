/** One row. Drawn again only when the row or the columns change: lists grow long. */
import { memo } from 'react';
import { titleColumn } from './data-column.ts';
import { cell, row as rowStyle } from './DataTable.css.ts';
import { RowTitle } from './RowTitle.tsx';
import type { RowFace } from './table-face.ts';

interface DataRowProps extends RowFace {
  row: unknown;
}

export const DataRow = memo(function DataRow(props: DataRowProps) {
  const { row, columns, rowActions, onRowPress } = props;
  const title = titleColumn(columns);
  return (
    <tr className={rowStyle} data-pressable={Boolean(onRowPress) || undefined}>
      {columns.map((column) =>
        column === title ? (
          <th key={column.id} scope="row" className={cell} data-align={column.align}>
            <RowTitle onPress={onRowPress && (() => onRowPress(row))}>{column.cell(row)}</RowTitle>
          </th>
        ) : (
          <td key={column.id} className={cell} data-align={column.align}>
            {column.cell(row)}
          </td>
        ),
      )}
      {rowActions && (
        <td className={cell} data-align="end">
          {rowActions(row)}
        </td>
      )}
    </tr>
  );
});

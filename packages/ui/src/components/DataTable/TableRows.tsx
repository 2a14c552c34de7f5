/** The body of the table: all rows, or for a long list only those in view. */
import { memo, type Ref } from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { cell, row as rowStyle } from './DataTable.css.ts';
import { RowTitle, SelectBox } from './RowControls.tsx';
import {
  cellTraits,
  type RowLayoutProps,
  type TableLayoutProps,
  titleColumn,
} from './data-column.ts';
import { heightOfRows } from './row-window.ts';
import type { RowId } from './use-row-selection.ts';
import type { RowWindow } from './use-row-window.ts';
import { HEAD_ROWS } from './use-table-shape.ts';

export interface TableRowsProps extends TableLayoutProps {
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

interface DataRowProps extends RowLayoutProps {
  row: unknown;
  id: RowId;
  /** Its place among all rows, where not all of them are in the page. */
  rowIndex: number | undefined;
  isSelected: boolean | undefined;
  onSelect: ((id: RowId) => void) | undefined;
}

/** Memoised, because lists grow long. */
export const DataRow = memo(function DataRow(props: DataRowProps) {
  const { row, id, columns, rowActions, onRowPress, getRowName, isSelected, onSelect } = props;
  const strings = useKitStrings();
  const title = titleColumn(columns);
  return (
    <tr
      className={rowStyle}
      data-pressable={Boolean(onRowPress) || undefined}
      data-selected={isSelected || undefined}
      aria-rowindex={props.rowIndex}
    >
      {onSelect && (
        <td className={cell}>
          <SelectBox
            aria-label={strings.selectRow(getRowName(row))}
            isSelected={isSelected === true}
            onToggle={() => onSelect(id)}
          />
        </td>
      )}
      {columns.map((column) =>
        column === title ? (
          <th key={column.id} scope="row" className={cell} {...cellTraits(column)}>
            <RowTitle onPress={onRowPress && (() => onRowPress(row))}>{column.cell(row)}</RowTitle>
          </th>
        ) : (
          <td key={column.id} className={cell} {...cellTraits(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
      {rowActions && (
        <td className={cell} data-align="end" data-acts>
          {rowActions(row)}
        </td>
      )}
    </tr>
  );
});

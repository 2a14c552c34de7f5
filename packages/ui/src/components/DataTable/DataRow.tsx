/** One row. Drawn again only when the row or the columns change: lists grow long. */
import { memo } from 'react';
import { useKitStrings } from '../../i18n/use-kit-strings.ts';
import { cellTraits, titleColumn } from './data-column.ts';
import { cell, row as rowStyle } from './DataTable.css.ts';
import { RowTitle } from './RowTitle.tsx';
import { SelectBox } from './SelectBox.tsx';
import type { RowFace } from './table-face.ts';
import type { RowId } from './unique-rows.ts';

interface DataRowProps extends RowFace {
  row: unknown;
  id: RowId;
  /** Its place among all rows, where not all of them are in the page. */
  rowIndex: number | undefined;
  isSelected: boolean | undefined;
  onSelect: ((id: RowId) => void) | undefined;
}

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

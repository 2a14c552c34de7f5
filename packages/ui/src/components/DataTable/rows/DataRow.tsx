import { type MouseEvent, memo, useRef } from 'react';
import { useKitStrings } from '#theme/kit-context.ts';
import { cell, row as rowStyle } from '../styles/DataTable.css.ts';
import { RowNote, RowTitle, SelectBox } from './RowControls.tsx';
import { cellTraits, type RowLayoutProps, titleColumn } from '../data-column.ts';
import type { RowId } from '../selection/use-row-selection.ts';
import { type RevealedRow, useScrollHere } from '../window/use-revealed-row.ts';

interface DataRowProps extends RowLayoutProps {
  row: unknown;
  id: RowId;
  rowIndex: number | undefined;
  isSelected: boolean | undefined;
  onSelect: ((id: RowId) => void) | undefined;
  revealed: RevealedRow | null;
}

/** False for a press on a control, in its overlay, or after selecting text. */
function isForRow({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (target.closest('a, button, input, label, select, details, textarea')) return false;
  return getSelection()?.type !== 'Range';
}

export const DataRow = memo(function DataRow(props: DataRowProps) {
  const { row, id, columns, rowActions, onRowPress, getRowName, isSelected, onSelect } = props;
  const strings = useKitStrings();
  const title = titleColumn(columns);
  const ref = useRef<HTMLTableRowElement>(null);
  useScrollHere(ref, props.revealed);
  return (
    <tr
      ref={ref}
      className={rowStyle}
      data-pressable={Boolean(onRowPress) || undefined}
      data-selected={isSelected || undefined}
      aria-rowindex={props.rowIndex}
      // With the keyboard, the user presses the button in the title instead.
      onClick={onRowPress && ((event) => isForRow(event) && onRowPress(row))}
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
            {title?.note && <RowNote>{title.note(row)}</RowNote>}
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

/** The rows as a native table: its head stays in sight, and it scrolls sideways when it must. */
import { useRef } from 'react';
import { useKitStrings } from '../../i18n/use-kit-strings.ts';
import { visuallyHidden } from '../../styles/visually-hidden.css.ts';
import { bone } from '../Skeleton/Skeleton.css.ts';
import { cellTraits, type DataColumn, titleColumn } from './data-column.ts';
import { box, cell, foot, head, sheetOfRows, table } from './DataTable.css.ts';
import { HeadCell } from './HeadCell.tsx';
import { MOST_PLAIN_ROWS } from './row-window.ts';
import { SelectBox } from './SelectBox.tsx';
import type { TableFace } from './table-face.ts';
import { TableRows } from './TableRows.tsx';
import { useOverflow } from './use-overflow.ts';
import { useRowWindow } from './use-row-window.ts';

const WAITING_ROWS = [1, 2, 3, 4, 5];

export function TableGrid(props: TableFace) {
  const { columns, rows, rowActions, isBusy, sort, onSort, selection } = props;
  const strings = useKitStrings();
  const boxRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const isWide = useOverflow(boxRef);
  const rowWindow = useRowWindow({ box: boxRef, body: bodyRef }, rows.length);
  const reach = isWide ? { role: 'region', tabIndex: 0, 'aria-label': props['aria-label'] } : {};
  return (
    <div ref={boxRef} className={box} data-wide={isWide || undefined} {...reach}>
      <div className={sheetOfRows}>
        <table
          className={table}
          aria-label={props['aria-label']}
          aria-busy={isBusy || undefined}
          aria-rowcount={rows.length > MOST_PLAIN_ROWS ? rows.length + 1 : undefined}
          data-sticky-first={props.hasStickyFirstColumn || undefined}
          data-fixed={rowWindow.widths !== null || undefined}
        >
          <ColumnWidths widths={rowWindow.widths} />
          <thead className={head} data-sticky={props.hasStickyHeader ?? true}>
            <tr>
              {selection && <SelectAllCell {...{ selection, rows }} getRowId={props.getRowId} />}
              {columns.map((column) => (
                <HeadCell key={column.id} {...{ column, sort, onSort }} />
              ))}
              {rowActions && (
                <th scope="col" className={cell} data-align="end" data-acts>
                  <span className={visuallyHidden}>{strings.actions}</span>
                </th>
              )}
            </tr>
          </thead>
          {rows.length === 0 && <WaitingRows columns={columns} />}
          <TableRows {...props} {...{ rowWindow, bodyRef }} />
          {rows.length > 0 && (
            <Totals
              columns={columns}
              hasActions={Boolean(rowActions)}
              isSelectable={Boolean(selection)}
            />
          )}
        </table>
        {props.children}
      </div>
    </div>
  );
}

/** The one thing a stylesheet cannot know: how wide the columns were when every row was there. */
function ColumnWidths({ widths }: { widths: readonly number[] | null }) {
  return (
    widths && (
      <colgroup>
        {widths.map((width, index) => (
          <col key={index} style={{ width }} />
        ))}
      </colgroup>
    )
  );
}

type SelectAllCellProps = Required<Pick<TableFace, 'selection'>> &
  Pick<TableFace, 'rows' | 'getRowId'>;

function SelectAllCell({ selection, rows, getRowId }: SelectAllCellProps) {
  const strings = useKitStrings();
  const ids = rows.map(getRowId);
  const count = ids.filter((id) => selection.selected.has(id)).length;
  return (
    <th scope="col" className={cell} data-tick>
      <SelectBox
        aria-label={strings.selectAll}
        isSelected={count > 0 && count === ids.length}
        isMixed={count > 0 && count < ids.length}
        onToggle={() => selection.onToggleAll(ids)}
      />
    </th>
  );
}

/** The shape of rows, under the real heads. */
function WaitingRows({ columns }: Pick<TableFace, 'columns'>) {
  return (
    <tbody aria-hidden>
      {WAITING_ROWS.map((row) => (
        <tr key={row}>
          {columns.map(({ id }) => (
            <td key={id} aria-hidden className={cell}>
              <div className={bone} data-shape="text" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface TotalsProps {
  columns: readonly DataColumn<unknown>[];
  hasActions: boolean;
  isSelectable: boolean;
}

function Totals({ columns, hasActions, isSelectable }: TotalsProps) {
  if (columns.every(({ total }) => total === undefined)) return null;
  const title = titleColumn(columns);
  return (
    <tfoot className={foot}>
      <tr>
        {isSelectable && <td aria-hidden className={cell} />}
        {columns.map((column) => {
          const Cell = column === title && column.total !== undefined ? 'th' : 'td';
          return (
            <Cell
              key={column.id}
              scope={Cell === 'th' ? 'row' : undefined}
              className={cell}
              {...cellTraits(column)}
            >
              {column.total}
            </Cell>
          );
        })}
        {hasActions && <td aria-hidden className={cell} data-acts />}
      </tr>
    </tfoot>
  );
}

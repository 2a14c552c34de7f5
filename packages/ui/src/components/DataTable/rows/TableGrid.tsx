import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { visuallyHidden } from '#styles/text.css.ts';
import { useKitStrings } from '#theme/kit-context.ts';
import { bone } from '../../Skeleton/Skeleton.css.ts';
import { box, cell, columnHeads, head, sheetOfRows, table } from '../styles/DataTable.css.ts';
import { foot, sorter } from '../styles/TableControls.css.ts';
import '../styles/words-in-cells.css.ts';
import '../styles/print-list.css';
import '../styles/list-on-side.css.ts';
import '../styles/quiet-links.css.ts';
import { SelectBox } from './RowControls.tsx';
import { TableRows } from './TableRows.tsx';
import {
  cellTraits,
  type DataColumn,
  type RowSort,
  type TableLayoutProps,
  titleColumn,
} from '../data-column.ts';
import { groupRows, headAbove, linesOf, type TableLine } from '../row-groups.ts';
import { MOST_PLAIN_ROWS } from '../window/row-window.ts';
import { useFit } from '../window/use-fit.ts';
import { useRowWindow } from '../window/use-row-window.ts';
import { useOverflow } from '../window/use-table-shape.ts';

const WAITING_ROWS = [1, 2, 3, 4, 5];

export function TableGrid(props: TableLayoutProps) {
  const { rows, rowActions, isBusy, sort, onSort, selection } = props;
  const strings = useKitStrings();
  const boxRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const { columns, room, layout, isLast } = useFit({ box: boxRef, table: tableRef }, props.columns);
  const isWide = useOverflow(boxRef);
  const { groups, hasMore = false, hasStickyHeader = true } = props;
  const lines = groups ? linesOf(groupRows(rows, groups.getId, hasMore)) : null;
  const count = lines?.length ?? rows.length;
  const heads = lines && ((line: number) => headAbove(lines, line));
  const rowWindow = useRowWindow(
    { box: boxRef, table: tableRef },
    { headAbove: heads, count, layout, revealed: lineOf(props.revealed, lines) },
  );
  useHeightOfHeads(tableRef, hasStickyHeader && groups !== undefined);
  const reach = isWide ? { role: 'region', tabIndex: 0, 'aria-label': props['aria-label'] } : {};
  return (
    <div ref={boxRef} className={box} data-wide={isWide || undefined} {...reach}>
      <div className={sheetOfRows}>
        <table
          ref={tableRef}
          className={table}
          aria-label={props['aria-label']}
          aria-busy={isBusy || undefined}
          aria-rowcount={count > MOST_PLAIN_ROWS ? count + 1 : undefined}
          data-fixed={rowWindow.widths !== null || undefined}
          data-room={room}
          data-last={isLast || undefined}
        >
          <ColumnWidths widths={rowWindow.widths} />
          <thead className={head} data-sticky={hasStickyHeader}>
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
          <TableRows {...props} {...{ columns, rowWindow, lines }} />
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

function lineOf(revealed: TableLayoutProps['revealed'], lines: readonly TableLine[] | null) {
  if (!revealed) return null;
  return lines ? lines.indexOf(revealed.index) : revealed.index;
}

/** Group headings stick to the lower edge of the column heads. */
function useHeightOfHeads(table: RefObject<HTMLTableElement | null>, isMeasured: boolean) {
  useEffect(() => {
    const heads = table.current?.tHead;
    if (!isMeasured || !heads || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const name = columnHeads.slice('var('.length, -1);
      table.current?.style.setProperty(name, `${heads.getBoundingClientRect().height}px`);
    });
    observer.observe(heads);
    return () => observer.disconnect();
  }, [table, isMeasured]);
}

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

type SelectAllCellProps = Required<Pick<TableLayoutProps, 'selection'>> &
  Pick<TableLayoutProps, 'rows' | 'getRowId'>;

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

function WaitingRows({ columns }: Pick<TableLayoutProps, 'columns'>) {
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

interface HeadCellProps {
  column: DataColumn<unknown>;
  sort: RowSort | undefined;
  onSort: ((sort: RowSort) => void) | undefined;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

export function HeadCell({ column, sort, onSort }: HeadCellProps) {
  const { id, header, width, isSortable } = column;
  const direction = sort?.columnId === id ? sort.direction : 'none';
  const Icon = icons[direction];
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={cell}
      {...cellTraits(column)}
      aria-sort={isSortable ? direction : undefined}
      style={{ width, minWidth: width }}
    >
      {isSortable ? (
        <button
          type="button"
          className={sorter}
          onClick={() => onSort?.({ columnId: id, direction: next })}
        >
          {header}
          <Icon aria-hidden />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

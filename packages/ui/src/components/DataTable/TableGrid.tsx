/** The rows as a native table: its head stays in sight, and it scrolls sideways when it must. */
import { useRef } from 'react';
import { useKitStrings } from '../../i18n/use-kit-strings.ts';
import { visuallyHidden } from '../../styles/visually-hidden.css.ts';
import { bone } from '../Skeleton/Skeleton.css.ts';
import { type DataColumn, titleColumn } from './data-column.ts';
import { DataRow } from './DataRow.tsx';
import { box, cell, foot, head, table } from './DataTable.css.ts';
import { HeadCell } from './HeadCell.tsx';
import type { TableFace } from './table-face.ts';
import { useOverflow } from './use-overflow.ts';

const WAITING_ROWS = [1, 2, 3, 4, 5];

export function TableGrid(props: TableFace) {
  const { columns, rows, getRowId, getRowName, rowActions, onRowPress, isBusy, sort, onSort } =
    props;
  const strings = useKitStrings();
  const boxRef = useRef<HTMLDivElement>(null);
  const isWide = useOverflow(boxRef);
  const reach = isWide ? { role: 'region', tabIndex: 0, 'aria-label': props['aria-label'] } : {};
  return (
    <div ref={boxRef} className={box} data-wide={isWide || undefined} {...reach}>
      <table className={table} aria-label={props['aria-label']} aria-busy={isBusy || undefined}>
        <thead className={head}>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.id} {...{ column, sort, onSort }} />
            ))}
            {rowActions && (
              <th scope="col" className={cell} data-align="end">
                <span className={visuallyHidden}>{strings.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        {rows.length === 0 && <WaitingRows columns={columns} />}
        <tbody>
          {rows.map((row) => (
            <DataRow
              key={getRowId(row)}
              {...{ row, columns, getRowName, rowActions, onRowPress }}
            />
          ))}
        </tbody>
        {rows.length > 0 && <Totals columns={columns} hasActions={Boolean(rowActions)} />}
      </table>
      {props.children}
    </div>
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
}

function Totals({ columns, hasActions }: TotalsProps) {
  if (columns.every(({ total }) => total === undefined)) return null;
  const title = titleColumn(columns);
  return (
    <tfoot className={foot}>
      <tr>
        {columns.map((column) => {
          const Cell = column === title && column.total !== undefined ? 'th' : 'td';
          return (
            <Cell
              key={column.id}
              scope={Cell === 'th' ? 'row' : undefined}
              className={cell}
              data-align={column.align}
            >
              {column.total}
            </Cell>
          );
        })}
        {hasActions && <td aria-hidden className={cell} />}
      </tr>
    </tfoot>
  );
}

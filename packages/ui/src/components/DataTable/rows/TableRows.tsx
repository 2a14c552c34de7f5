import { useId } from 'react';
import { DataRow } from './DataRow.tsx';
import type { TableLayoutProps } from '../data-column.ts';
import { GroupHead } from './GroupHead.tsx';
import { groupCell } from '../styles/GroupHead.css.ts';
import type { RowGroups, ShownGroup, TableLine } from '../row-groups.ts';
import { heightOfRows, type RowPiece } from '../window/row-window.ts';
import type { RowWindow } from '../window/use-row-window.ts';
import { HEAD_ROWS } from '../window/use-table-shape.ts';

export interface TableRowsProps extends TableLayoutProps {
  rowWindow: RowWindow;
  lines: readonly TableLine[] | null;
}

interface RowsOfBody {
  group: ShownGroup | null;
  at: number;
  pieces: RowPiece[];
}

function bodiesOf(pieces: readonly RowPiece[], lines: readonly TableLine[] | null): RowsOfBody[] {
  const bodies: RowsOfBody[] = [];
  for (const piece of pieces) {
    const line = 'row' in piece ? lines?.[piece.row] : undefined;
    if ('row' in piece && typeof line === 'object') {
      bodies.push({ group: line, at: piece.row, pieces: [] });
    } else {
      if (bodies.length === 0) bodies.push({ group: null, at: 0, pieces: [] });
      bodies.at(-1)?.pieces.push(piece);
    }
  }
  return bodies;
}

export function TableRows({ rowWindow, lines, ...props }: TableRowsProps) {
  const { columns, rows, getRowId, getRowName, rowActions, onRowPress, selection } = props;
  const { isWindowed, pieces, heights } = rowWindow;
  const columnCount = columns.length + (rowActions ? 1 : 0) + (selection ? 1 : 0);
  const rowIndex = (line: number) => (isWindowed ? line + HEAD_ROWS : undefined);
  const draw = (piece: RowPiece) => {
    if (!('row' in piece)) {
      const left = { first: piece.before - piece.left, end: piece.before };
      return (
        <tr key={`before ${piece.before}`} aria-hidden>
          <td
            aria-hidden
            colSpan={columnCount}
            style={{ height: heightOfRows(heights, left), padding: 0 }}
          />
        </tr>
      );
    }
    const row = rows[lines ? Number(lines[piece.row]) : piece.row];
    const id = getRowId(row);
    return (
      <DataRow
        key={id}
        {...{ row, id, columns, getRowName, rowActions, onRowPress }}
        rowIndex={rowIndex(piece.row)}
        isSelected={selection?.selected.has(id)}
        onSelect={selection?.onToggle}
        revealed={props.revealed?.id === id ? props.revealed : null}
      />
    );
  };
  return bodiesOf(pieces, lines).map(({ group, at, pieces: own }) =>
    group && props.groups ? (
      <GroupBody
        key={group.key}
        {...{ group, columnCount }}
        groups={props.groups}
        rowIndex={rowIndex(at)}
      >
        {own.map(draw)}
      </GroupBody>
    ) : (
      <tbody key="">{own.map(draw)}</tbody>
    ),
  );
}

interface GroupBodyProps {
  groups: RowGroups<unknown>;
  group: ShownGroup;
  rowIndex: number | undefined;
  columnCount: number;
  children: React.ReactNode;
}

function GroupBody({ groups, group, rowIndex, columnCount, children }: GroupBodyProps) {
  const headId = useId();
  return (
    <tbody aria-labelledby={headId}>
      <tr aria-rowindex={rowIndex}>
        <th id={headId} scope="rowgroup" colSpan={columnCount} className={groupCell}>
          <GroupHead {...{ groups, group }} />
        </th>
      </tr>
      {children}
    </tbody>
  );
}

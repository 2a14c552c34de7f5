/** The head of a column; where rows can be put in its order, a button that keeps the column's name. */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cellTraits, type DataColumn, type RowSort } from './data-column.ts';
import { cell, sorter } from './DataTable.css.ts';

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
      // The one thing a stylesheet cannot know: the width this column was given.
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

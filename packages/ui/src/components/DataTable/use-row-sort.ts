import { useMemo, useState } from 'react';
import { useKit } from '../../theme/kit-context.ts';
import type { DataColumn, RowSort } from './data-column.ts';

export interface RowSortProps<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** Controlled: the owner sorts the rows. */
  sort?: RowSort;
  /** Uncontrolled: sorts by a column's `sortValue`; `null` begins with the owner's order. */
  defaultSort?: RowSort | null;
  onSort?: (sort: RowSort) => void;
}

type SortValue = string | number | null;

/** Sorts rows without a value last, in both directions. */
function compareValues(one: SortValue, other: SortValue, way: 1 | -1, locale: string): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'number' && typeof other === 'number') return (one - other) * way;
  return String(one).localeCompare(String(other), locale, { numeric: true }) * way;
}

export function useRowSort<Row>(props: RowSortProps<Row>) {
  const { columns, rows, sort, defaultSort, onSort } = props;
  const { language } = useKit();
  const [own, setOwn] = useState(defaultSort ?? undefined);
  const isOwn = sort === undefined && defaultSort !== undefined;
  const column = isOwn && own ? columns.find(({ id }) => id === own.columnId) : undefined;
  const way = own?.direction === 'descending' ? -1 : 1;
  const sorted = useMemo(() => {
    const valueOf = column?.sortValue;
    if (!valueOf) return rows;
    const values = new Map(rows.map((row) => [row, valueOf(row)] as const));
    const value = (row: Row) => values.get(row) ?? null;
    return [...rows].sort((one, other) => compareValues(value(one), value(other), way, language));
  }, [rows, column, way, language]);
  return {
    rows: sorted,
    sort: isOwn ? own : sort,
    onSort(next: RowSort) {
      setOwn(next);
      onSort?.(next);
    },
  };
}

import { useDeferredValue, useMemo } from 'react';
import { type ColumnSets, chosenSet, printedSet } from '../ColumnSetChoice/column-sets.ts';
import { columnsOf, type DataColumn, type RowLayoutProps } from './data-column.ts';

interface Given extends RowLayoutProps {
  readonly columnSets?: ColumnSets;
}

interface Cells extends RowLayoutProps {
  readonly inTable: readonly DataColumn<unknown>[];
}

const idsOf = (columns: readonly DataColumn<unknown>[]) => columns.map(({ id }) => id).join(' ');

/**
 * Owners recreate these functions at each render. On screen, existing rows take them over in the
 * background; on paper at once.
 */
export function useCells(now: Given, isPrinted: boolean): Cells {
  const set = now.columnSets && (isPrinted ? printedSet : chosenSet)(now.columnSets);
  const columnsBefore = useDeferredValue(now.columns);
  const later = {
    set: useDeferredValue(set),
    // New columns are not deferred, because they would shift the rows a moment later.
    columns: idsOf(columnsBefore) === idsOf(now.columns) ? columnsBefore : now.columns,
    getRowName: useDeferredValue(now.getRowName),
    rowActions: useDeferredValue(now.rowActions),
    onRowPress: useDeferredValue(now.onRowPress),
    renderCard: useDeferredValue(now.renderCard),
  };
  const inTable = useMemo(() => columnsOf(later.columns, later.set), [later.columns, later.set]);
  if (isPrinted) return { ...now, inTable: columnsOf(now.columns, set) };
  const { columns, getRowName, rowActions, onRowPress, renderCard } = later;
  return {
    inTable,
    columns,
    getRowName,
    ...(rowActions && { rowActions }),
    ...(onRowPress && { onRowPress }),
    ...(renderCard && { renderCard }),
  };
}

export function useJoiningRows<Row>(now: readonly Row[], isPrinted: boolean): readonly Row[] {
  const later = useDeferredValue(now);
  const isJoined = now.length > later.length && later.length > 0 && now[0] === later[0];
  return isJoined && !isPrinted ? later : now;
}

/** The selected rows, with callbacks that are stable between renders, and without duplicates. */
import { useCallback, useEffect, useRef } from 'react';

export interface RowSelection {
  readonly selected: ReadonlySet<RowId>;
  onChange(selected: ReadonlySet<RowId>): void;
}

export interface RowToggles {
  readonly selected: ReadonlySet<RowId>;
  onToggle(id: RowId): void;
  onToggleAll(ids: readonly RowId[]): void;
}

export function useRowSelection(selection: RowSelection | undefined): RowToggles | undefined {
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  const onToggle = useCallback((id: RowId) => {
    const now = latest.current;
    if (!now) return;
    const next = new Set(now.selected);
    if (!next.delete(id)) next.add(id);
    now.onChange(next);
  }, []);
  if (!selection) return undefined;
  const { selected, onChange } = selection;
  const onToggleAll = (ids: readonly RowId[]) =>
    onChange(ids.every((id) => selected.has(id)) ? new Set() : new Set(ids));
  return { selected, onToggle, onToggleAll };
}

export type RowId = string | number;

/** The first row of each id, in order. */
export function uniqueRows<Row>(
  rows: readonly Row[],
  getRowId: (row: Row) => RowId,
): readonly Row[] {
  const seen = new Set<RowId>();
  return rows.filter((row) => {
    const id = getRowId(row);
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** Which rows are ticked, with one way to turn a row that stays the same however often the table is drawn. */
import { useCallback, useEffect, useRef } from 'react';
import type { RowId } from './unique-rows.ts';

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

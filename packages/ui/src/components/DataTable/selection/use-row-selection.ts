import { useCallback, useEffect, useRef, useState } from 'react';

export interface RowSelection {
  readonly selected: ReadonlySet<RowId>;
  onChange(selected: ReadonlySet<RowId>): void;
}

export interface RowSelectionProps {
  /** Controlled selection. Either prop makes rows selectable. */
  selection?: RowSelection;
  /** Uncontrolled selection; `new Set()` begins with none. */
  defaultSelection?: ReadonlySet<RowId>;
  onSelectionChange?: (selected: ReadonlySet<RowId>) => void;
}

export function useOwnSelection(props: RowSelectionProps): RowSelection | undefined {
  const [own, setOwn] = useState(props.defaultSelection);
  if (props.selection || !own) return props.selection;
  return {
    selected: own,
    onChange(selected) {
      setOwn(selected);
      props.onSelectionChange?.(selected);
    },
  };
}

export interface RowToggles {
  readonly selected: ReadonlySet<RowId>;
  onToggle(id: RowId): void;
  onToggleAll(ids: readonly RowId[]): void;
  onClear(): void;
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
  return { selected, onToggle, onToggleAll, onClear: () => onChange(new Set()) };
}

export type RowId = string | number;

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

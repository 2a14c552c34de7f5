import type { Cell, Sheet, SheetRow } from '../reading/sheet.ts';
import { type ImportField, type ImportKind, importFields } from '../rows/import-fields.ts';
import type { Mapping } from '../rows/propose-columns.ts';
import type { Columns } from '../rows/row-values.ts';

export interface ChosenColumns {
  readonly columns: Columns;
  readonly rows: readonly SheetRow[];
}

export function missingFields(kind: ImportKind, mapping: Mapping): readonly ImportField[] {
  const hasWage = mapping.some((id) => id?.endsWith('_wage'));
  return importFields[kind].filter(
    ({ id, isRequired }) =>
      !mapping.includes(id) && (isRequired === true || (id === 'event_wage' && !hasWage)),
  );
}

const idsThatRead = (what: ImportField['reads'], kind: ImportKind) =>
  importFields[kind].filter(({ reads }) => reads === what).map(({ id }) => id);

export function placesThatRead(
  what: ImportField['reads'],
  kind: ImportKind,
  mapping: Mapping,
): readonly number[] {
  const ids = idsThatRead(what, kind);
  return mapping.flatMap((id, at) => (id !== null && ids.includes(id) ? [at] : []));
}

export function cellsThatRead(
  what: ImportField['reads'],
  { kind, mapping, fixed }: Pick<Columns, 'kind' | 'mapping' | 'fixed'>,
  rows: readonly SheetRow[],
): readonly Cell[] {
  const given = idsThatRead(what, kind).flatMap((id) =>
    mapping.includes(id) ? [] : (fixed?.[id] ?? []),
  );
  const places = placesThatRead(what, kind, mapping);
  return [...given, ...rows.flatMap(({ cells }) => places.map((at) => cells[at] ?? null))];
}

export function withField(
  kind: ImportKind,
  mapping: Mapping,
  at: number,
  field: string | null,
): Mapping {
  const { parts, reads } = importFields[kind].find(({ id }) => id === field) ?? {};
  const isShared = parts !== undefined || reads === 'prices';
  return mapping.map((before, each) => {
    if (each === at) return field;
    return field !== null && before === field && !isShared ? null : before;
  });
}

export const asksBranch = (kind: ImportKind, mapping: Mapping): boolean =>
  importFields[kind].some(({ id }) => id === 'branch') && !mapping.includes('branch');

export interface Hidden {
  readonly rows: boolean;
  readonly columns: boolean;
}

export function seenOf(sheet: Sheet, { rows, columns }: Hidden): Sheet {
  const out = new Set(columns ? [] : sheet.hiddenColumns);
  const seen = rows ? sheet.rows : sheet.rows.filter(({ isHidden }) => !isHidden);
  if (out.size === 0) return { ...sheet, rows: seen };
  const without = (cells: readonly Cell[]) => cells.map((cell, at) => (out.has(at) ? null : cell));
  return { ...sheet, rows: seen.map((row) => ({ ...row, cells: without(row.cells) })) };
}

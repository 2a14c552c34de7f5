/** The answers about the columns of a sheet, and the fields that are still missing. */
import type { Cell, Sheet, SheetRow } from '../reading/sheet.ts';
import { type ImportField, type ImportKind, importFields } from '../rows/import-fields.ts';
import type { Mapping } from '../rows/propose-columns.ts';
import type { Columns } from '../rows/row-values.ts';

export interface ChosenColumns {
  readonly columns: Columns;
  /** Below the heads. */
  readonly rows: readonly SheetRow[];
}

/** Fields that every row needs, and no column gives. */
export function missingFields(kind: ImportKind, mapping: Mapping): readonly ImportField[] {
  const hasWage = mapping.some((id) => id?.endsWith('_wage'));
  return importFields[kind].filter(
    ({ id, isRequired }) =>
      !mapping.includes(id) && (isRequired === true || (id === 'event_wage' && !hasWage)),
  );
}

const idsThatRead = (what: ImportField['reads'], kind: ImportKind) =>
  importFields[kind].filter(({ reads }) => reads === what).map(({ id }) => id);

/** The places of the columns that are read like this. */
export function placesThatRead(
  what: ImportField['reads'],
  kind: ImportKind,
  mapping: Mapping,
): readonly number[] {
  const ids = idsThatRead(what, kind);
  return mapping.flatMap((id, at) => (id !== null && ids.includes(id) ? [at] : []));
}

/** The cells of the columns that are read like this; of a field of all rows its value. */
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

/** A field that several columns may give together keeps them; of another, the one chosen last has it. */
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

/** A branch for all rows is asked for where the kind has one and no column gives it. */
export const asksBranch = (kind: ImportKind, mapping: Mapping): boolean =>
  importFields[kind].some(({ id }) => id === 'branch') && !mapping.includes('branch');

/** What of a sheet is hidden, and comes in only if it is wanted. */
export interface Hidden {
  readonly rows: boolean;
  readonly columns: boolean;
}

/** The sheet without what stays hidden. */
export function seenOf(sheet: Sheet, { rows, columns }: Hidden): Sheet {
  const out = new Set(columns ? [] : sheet.hiddenColumns);
  const seen = rows ? sheet.rows : sheet.rows.filter(({ isHidden }) => !isHidden);
  if (out.size === 0) return { ...sheet, rows: seen };
  const without = (cells: readonly Cell[]) => cells.map((cell, at) => (out.has(at) ? null : cell));
  return { ...sheet, rows: seen.map((row) => ({ ...row, cells: without(row.cells) })) };
}

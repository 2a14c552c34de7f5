/** The answers of the second step: the field of each column, what days and times are counted in, the branch, the row of heads. */
import type { SheetRow } from '../reading/sheet.ts';
import { type ImportField, type ImportKind, importFields } from '../rows/import-fields.ts';
import type { Mapping } from '../rows/propose-columns.ts';
import type { Columns } from '../rows/row-values.ts';

export interface ChosenColumns {
  readonly columns: Columns;
  readonly heads: readonly string[];
  /** Below the heads. */
  readonly rows: readonly SheetRow[];
}

/** Fields that every row needs, and no column gives. */
export const missingFields = (kind: ImportKind, mapping: Mapping): readonly ImportField[] =>
  importFields[kind].filter(({ id, isRequired }) => isRequired && !mapping.includes(id));

/** True if a column is of this kind of cell. */
export const reads = (kind: ImportKind, mapping: Mapping, what: ImportField['reads']): boolean =>
  importFields[kind].some((field) => field.reads === what && mapping.includes(field.id));

/** Chosen for one column, a field leaves the other. */
export const withField = (mapping: Mapping, at: number, field: string | null): Mapping =>
  mapping.map((before, each) => {
    if (each === at) return field;
    return field !== null && before === field ? null : before;
  });

/** Makes the values that are sent of a row's cells. */
import type { Cell, SheetRow } from '../reading/sheet.ts';
import { type ImportKind, importFields } from './import-fields.ts';
import type { Mapping } from './propose-columns.ts';
import { type CellFault, type ColumnSays, readCell } from './read-cell.ts';

/** All that was chosen about the columns. */
export interface Columns extends ColumnSays {
  readonly kind: ImportKind;
  readonly mapping: Mapping;
  /** Of every row, where no column is a branch. */
  readonly branch?: string | undefined;
}

/** Cells that were typed again, by the field. */
export type Edits = Readonly<Record<string, string>>;

export interface RowRead {
  readonly row: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly faults: readonly { readonly field: string; readonly fault: CellFault }[];
}

type Values = Record<string, unknown>;

/** What was typed, or the cell of the field's column. */
export function cellOf({ mapping }: Columns, row: SheetRow, field: string, edits: Edits): Cell {
  return edits[field] ?? row.cells[mapping.indexOf(field)] ?? null;
}

function inClient(values: Values): Values {
  const client = Object.entries(values).filter(([id]) => id.startsWith('client.'));
  const rest = Object.entries(values).filter(([id]) => !id.startsWith('client.'));
  const fields = client.map(([id, value]) => [id.slice('client.'.length), value]);
  return { ...Object.fromEntries(rest), client: Object.fromEntries(fields) };
}

/** A whole price is sent as the fixed price of a custom event. */
function eventValues({ total, ...values }: Values): Values {
  return inClient(total === undefined ? values : { ...values, per_person: total, is_fixed: true });
}

/** SPEC: D53, the first name ends at the first space. Wages by the time of day make the wage dynamic. */
function employeeValues(values: Values): Values {
  const { first_name: name, last_name } = values;
  const isWhole = last_name === undefined && typeof name === 'string';
  const [first = '', ...rest] = isWhole ? name.split(/[\s፡]+/u) : [];
  const isDynamic = 'afternoon_wage' in values || 'evening_wage' in values;
  return {
    ...values,
    ...(isWhole && { first_name: first, ...(rest.length > 0 && { last_name: rest.join(' ') }) }),
    wage_type: isDynamic ? 'dynamic' : 'fixed',
  };
}

function assembled(kind: ImportKind, values: Values): Values {
  if (kind === 'events') return eventValues(values);
  return kind === 'employees' ? employeeValues(values) : values;
}

/** A row with faults is not sent: what its cells mean is not known. */
export function readRow(columns: Columns, row: SheetRow, edits: Edits = {}): RowRead {
  const { kind, branch } = columns;
  const values: Values = {};
  const faults: { field: string; fault: CellFault }[] = [];
  for (const field of importFields[kind]) {
    const read = readCell(cellOf(columns, row, field.id, edits), field, columns);
    if (read?.ok) values[field.id] = read.value;
    else if (read) faults.push({ field: field.id, fault: read.fault });
  }
  if (branch !== undefined) values['branch'] ??= branch;
  const hasTwoPrices =
    values['total'] !== undefined &&
    (values['package'] !== undefined || values['per_person'] !== undefined);
  if (hasTwoPrices) faults.push({ field: 'total', fault: 'two-prices' });
  return { row: row.row, values: assembled(kind, values), faults };
}

import type { Cell, SheetRow } from '../reading/sheet.ts';
import { guestRange } from './cells/guest-range.ts';
import { type ImportField, type ImportKind, importFields } from './import-fields.ts';
import { textOfCell, isBlank } from './cells/plain-cell.ts';
import { inOrder, type Tier } from './cells/prices-of-guests.ts';
import { isOneOf, type Mapping } from './propose-columns.ts';
import {
  amountOf,
  type CellRead,
  type ColumnSays,
  type FieldFault,
  isFailed,
  readCell,
} from './read-cell.ts';
import { assembled } from './values-of-kind.ts';

export interface Columns extends ColumnSays {
  readonly kind: ImportKind;
  readonly heads: readonly string[];
  readonly mapping: Mapping;
  readonly branch?: string | undefined;
  readonly fixed?: Readonly<Record<string, string>>;
}

export type Edits = Readonly<Record<string, string>>;

export interface RowRead {
  readonly row: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly faults: readonly FieldFault[];
  readonly notes: readonly FieldFault[];
}

export function cellOf(columns: Columns, row: SheetRow, field: string, edits: Edits): Cell {
  const typed = edits[field];
  if (typed !== undefined) return typed;
  const own = placesOf(columns, field).map((at) => row.cells[at] ?? null);
  if (own.length === 0) return columns.fixed?.[field] ?? null;
  const [first = null, ...others] = own;
  if (others.length === 0) return first;
  const failed = own.find(isFailed);
  const texts = own.filter((cell) => !isBlank(cell)).map(textOfCell);
  return failed ?? (texts.length > 0 ? texts.join(' ') : null);
}

const foundPlaces = new WeakMap<Columns, Map<string, readonly number[]>>();

function placesOf(columns: Columns, field: string): readonly number[] {
  const found = foundPlaces.get(columns) ?? new Map<string, readonly number[]>();
  foundPlaces.set(columns, found);
  const places = found.get(field) ?? findPlaces(columns, field);
  found.set(field, places);
  return places;
}

function findPlaces({ kind, heads, mapping }: Columns, field: string): readonly number[] {
  const places = mapping.flatMap((id, at) => (id === field ? [at] : []));
  const { parts } = importFields[kind].find(({ id }) => id === field) ?? {};
  if (parts === undefined || places.length < 2) return places;
  const isFirst = (at: number) => isOneOf(heads[at] ?? '', parts.first);
  return [...places.filter(isFirst), ...places.filter((at) => !isFirst(at))];
}

function pricesInColumns(
  { heads, mapping }: Columns,
  row: SheetRow,
  field: string,
): CellRead | null {
  const columns = heads.flatMap((head, at) => {
    const range = mapping[at] === field ? guestRange(head) : null;
    return range ? [{ range, cell: row.cells[at] ?? null }] : [];
  });
  if (columns.length === 0) return null;
  const tiers: Tier[] = [];
  for (const { range, cell } of columns) {
    if (isBlank(cell)) continue;
    const price = amountOf(typeof cell === 'number' ? cell : textOfCell(cell));
    if (!price.ok) return price;
    tiers.push({ ...range, value: Number(price.value) });
  }
  return tiers.length === 0 ? null : { ok: true, value: inOrder(tiers) };
}

function readField(columns: Columns, row: SheetRow, field: ImportField, edits: Edits) {
  const inColumns =
    field.reads === 'prices' && edits[field.id] === undefined
      ? pricesInColumns(columns, row, field.id)
      : null;
  return inColumns ?? readCell(cellOf(columns, row, field.id, edits), field, columns);
}

const isOptionalPhone = ({ reads, isRequired }: ImportField) => reads === 'phone' && !isRequired;

function spreadPhones(
  fields: readonly ImportField[],
  values: Record<string, unknown>,
): FieldFault[] {
  const notes: FieldFault[] = [];
  for (const { id, second } of fields.filter(({ reads }) => reads === 'phone')) {
    const [first, next, ...others] = phonesOf(values[id]);
    if (first === undefined) continue;
    values[id] = first;
    const isFree = second !== undefined && values[second] === undefined;
    if (isFree && next !== undefined) values[second] = next;
    if (others.length > 0 || (next !== undefined && !isFree))
      notes.push({ field: id, fault: 'phone' });
  }
  return notes;
}

const phonesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The server refuses this value, and still checks the other fields. */
const unreadable = {};

/** Marks faulty fields, because the server must never accept the row. */
function withFaults(values: Readonly<Record<string, unknown>>, faults: readonly FieldFault[]) {
  const marked: Record<string, unknown> = { ...values };
  for (const { field } of faults) {
    const [outer = '', inner] = field.split('.');
    const within = typeof marked[outer] === 'object' ? marked[outer] : {};
    marked[outer] = inner === undefined ? unreadable : { ...within, [inner]: unreadable };
  }
  return marked;
}

export function readRow(columns: Columns, row: SheetRow, edits: Edits = {}): RowRead {
  const { kind, branch } = columns;
  const values: Record<string, unknown> = {};
  const faults: FieldFault[] = [];
  const notes: FieldFault[] = [];
  for (const field of importFields[kind]) {
    const read = readField(columns, row, field, edits);
    if (read?.ok) values[field.id] = read.value;
    else if (read)
      (isOptionalPhone(field) ? notes : faults).push({ field: field.id, fault: read.fault });
  }
  notes.push(...spreadPhones(importFields[kind], values));
  if (branch !== undefined) values['branch'] ??= branch;
  const whole = assembled(kind, values);
  const all = [...faults, ...whole.faults];
  return { row: row.row, values: withFaults(whole.values, all), faults: all, notes };
}

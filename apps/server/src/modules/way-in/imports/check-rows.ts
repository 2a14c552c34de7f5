import { fieldErrorCodes, type Schemas } from '@digis/api-client/contract';
import { type FaultsOf, schemaFaults } from '#contract/schema-faults.ts';
import type { Matches } from './import-desk.ts';
import type { AnyDesk } from './import-kinds.ts';
import { faultsOf, fieldFaults, withFaultsOf } from './row-faults.ts';

type Fault = Schemas['ImportFault'];
type Answered = Schemas['ImportedRow'];

interface SheetRow {
  row: number;
  values: unknown;
}

export interface CheckedRow extends Answered {
  values: unknown;
  key?: string;
  content?: unknown;
}

type Notes = NonNullable<Answered['notes']>;

const refused = ({ row, values }: SheetRow, faults: Fault[]): CheckedRow => ({
  row,
  values,
  outcome: 'refused',
  faults,
});

function outcomeOf({ known, doubt }: Matches): Pick<CheckedRow, 'outcome' | 'known' | 'alike'> {
  if (known !== undefined) return { outcome: 'known', known };
  return doubt === undefined ? { outcome: 'new' } : { outcome: 'doubtful', ...doubt };
}

function notesOf(notes: Notes = [], { elsewhere, called }: Matches): Pick<CheckedRow, 'notes'> {
  const all: Notes = [
    ...notes,
    ...(elsewhere === undefined
      ? []
      : [{ field: 'branch', code: 'otherBranch' as const, branch: elsewhere }]),
    ...(called === undefined
      ? []
      : [{ field: 'client.name', code: 'otherName' as const, name: called }]),
  ];
  return all.length === 0 ? {} : { notes: all };
}

/** `taken`: keys of earlier rows, also of other pieces; the rows' own keys are added. */
export async function checkRows(
  desk: AnyDesk,
  schema: keyof Schemas,
  rows: readonly SheetRow[],
  taken: Map<string, number>,
): Promise<CheckedRow[]> {
  const wrongFields = await schemaFaults(schema);
  const read: CheckedRow[] = [];
  for (const row of rows) read.push(await readRow(desk, row, wrongFields));
  const accepted = read.filter(({ outcome }) => outcome !== 'refused');
  const matchesOf = await desk.match(accepted.map(({ content }) => content));
  return read.map((row) => {
    if (row.outcome === 'refused') return row;
    const { key, field } = desk.keyOf(row.content);
    const first_row = taken.get(key);
    if (first_row !== undefined) return refused(row, [{ field, code: 'duplicate', first_row }]);
    taken.set(key, row.row);
    const matches = matchesOf(row.content);
    const found = { ...outcomeOf(matches), ...notesOf(row.notes, matches) };
    return { ...row, key, ...found, ...desk.shown?.(row.content) };
  });
}

async function readRow(
  desk: AnyDesk,
  { row, values }: SheetRow,
  wrongFields: FaultsOf,
): Promise<CheckedRow> {
  const { content, faults } = await readValues(desk, values, wrongFields);
  if (faults.length === 0) return { row, values, outcome: 'new', content };
  const grave = faults.filter(({ field }) => field !== desk.spare?.field);
  if (desk.spare === undefined || grave.length > 0) return refused({ row, values }, grave);
  const rest = { row, values: desk.spare.without(values) };
  const read = await readRow(desk, rest, wrongFields);
  return read.outcome === 'refused' ? read : { ...read, notes: faults.flatMap(noteOf) };
}

const noteOf = ({ field, code: fault }: Fault): Notes =>
  fieldErrorCodes.filter((code) => code === fault).map((code) => ({ field, code }));

async function readValues(
  desk: AnyDesk,
  values: unknown,
  wrongFields: FaultsOf,
): Promise<{ content?: unknown; faults: Fault[] }> {
  const wrong = fieldFaults(wrongFields(values));
  if (wrong.some(({ field }) => field === 'body')) return { faults: wrong };
  try {
    if (wrong.length === 0) return { content: await desk.read(values), faults: [] };
  } catch (error) {
    wrong.push(...faultsOf(error));
  }
  return { faults: await withFaultsOf(desk.rules?.(values) ?? [], wrong) };
}

/** Checks rows of an import: against the schema of their kind, the rules of its form, each other and the books. */
import type { Schemas } from '@digis/api-client/contract';
import { AppError } from '../../base/errors.ts';
import { schemaFaults } from '../../contract/schema-faults.ts';
import type { AnyDesk } from './import-kinds.ts';
import type { Matches } from './import-desk.ts';

type Fault = Schemas['ImportFault'];
type Answered = Schemas['ImportedRow'];

export interface SheetRow {
  row: number;
  values: unknown;
}

/** A row with what it means; `content` and `key` are absent where it is refused. */
export interface CheckedRow extends Answered {
  values: unknown;
  key?: string;
  content?: unknown;
}

/** The field of a refusal that names none. */
const fieldOf: Readonly<Partial<Record<string, string>>> = { NO_TIER: 'num_of_people' };

function faultsOf(error: unknown): Fault[] {
  if (!(error instanceof AppError)) throw error;
  const { code, message, details } = error;
  if (details.errors === undefined) return [{ field: fieldOf[code] ?? 'row', code, message }];
  return Object.entries(details.errors).map(([field, fault]) => ({ field, code: fault }));
}

const refused = ({ row, values }: SheetRow, faults: Fault[]): CheckedRow => ({
  row,
  values,
  outcome: 'refused',
  faults,
});

function outcomeOf({ known, alike }: Matches): Pick<CheckedRow, 'outcome' | 'known'> {
  if (known !== undefined) return { outcome: 'known', known };
  return alike === undefined ? { outcome: 'new' } : { outcome: 'doubtful', known: alike };
}

/** `taken` has the rows of other pieces by their key, and gets those of these rows. */
export async function checkRows(
  desk: AnyDesk,
  schema: keyof Schemas,
  rows: readonly SheetRow[],
  taken: Map<string, number>,
): Promise<CheckedRow[]> {
  const wrongFields = await schemaFaults(schema);
  const read: CheckedRow[] = [];
  for (const row of rows) read.push(await readRow(desk, row, wrongFields(row.values)));
  const accepted = read.filter(({ outcome }) => outcome !== 'refused');
  const matchesOf = await desk.match(accepted.map(({ content }) => content));
  return read.map((row) => {
    if (row.outcome === 'refused') return row;
    const { key, field } = desk.keyOf(row.content);
    const first_row = taken.get(key);
    if (first_row !== undefined) return refused(row, [{ field, code: 'duplicate', first_row }]);
    taken.set(key, row.row);
    return { ...row, key, ...outcomeOf(matchesOf(row.content)) };
  });
}

async function readRow(
  desk: AnyDesk,
  row: SheetRow,
  wrong: Readonly<Record<string, Fault['code']>>,
): Promise<CheckedRow> {
  const faults = Object.entries(wrong).map(([field, code]) => ({ field, code }));
  if (faults.length > 0) return refused(row, faults);
  try {
    return { ...row, outcome: 'new', content: await desk.read(row.values) };
  } catch (error) {
    return refused(row, faultsOf(error));
  }
}

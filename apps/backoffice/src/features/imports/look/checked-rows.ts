/** Joins what was read of each row with what the server says of it. */
import type { Schemas } from '@digis/api-client/contract';
import type { MessageDescriptor } from '@lingui/core';
import type { ChosenColumns } from '../columns/chosen-columns.ts';
import type { CheckedRow } from '../checking/row-sender.ts';
import { fieldOfPath, type ImportField } from '../rows/import-fields.ts';
import { cellFaultWords, serverFaultWords } from '../rows/fault-words.ts';
import { type RowRead, readRow } from '../rows/row-values.ts';

export type Outcome = Schemas['ImportOutcome'];
export const outcomes = [
  'refused',
  'doubtful',
  'known',
  'new',
] as const satisfies readonly Outcome[];

export interface RowFault {
  /** None for a fault of the whole row. */
  readonly field: ImportField | undefined;
  readonly words: MessageDescriptor;
  /** The row of the file that has the same. */
  readonly firstRow?: number | undefined;
}

export interface LookedAtRow extends RowRead {
  readonly outcome: Outcome;
  readonly known?: Schemas['Match'] | undefined;
  readonly told: readonly RowFault[];
}

/** The rows of the sheet as they are, before anything is typed over them. */
export const readRows = ({ columns, rows }: ChosenColumns) =>
  rows.map((row) => readRow(columns, row));

export const sentOf = ({ row, values }: RowRead) => ({ row, values });
export const isReadable = ({ faults }: RowRead) => faults.length === 0;

function faultsOf(read: RowRead, { columns }: ChosenColumns, answer: CheckedRow | undefined) {
  const { kind, mapping } = columns;
  const fieldOf = (path: string) => fieldOfPath(kind, path, (id) => mapping.includes(id));
  const own = read.faults.map(({ field, fault }): RowFault => ({
    field: fieldOf(field),
    words: cellFaultWords[fault],
  }));
  if (own.length > 0) return own;
  const said = answer?.faults ?? [];
  return said.map((fault): RowFault => ({
    field: fieldOf(fault.field),
    words: serverFaultWords(fault),
    firstRow: fault.first_row,
  }));
}

/** Rows that were not answered yet are left out; one that cannot be read is refused without the server. */
export function lookedAt(
  reads: readonly RowRead[],
  chosen: ChosenColumns,
  answers: ReadonlyMap<number, CheckedRow>,
): readonly LookedAtRow[] {
  return reads.flatMap((read) => {
    const answer = answers.get(read.row);
    const outcome = isReadable(read) ? answer?.outcome : 'refused';
    if (outcome === undefined) return [];
    return [{ ...read, outcome, known: answer?.known, told: faultsOf(read, chosen, answer) }];
  });
}

export const countsOf = (rows: readonly LookedAtRow[]): Readonly<Record<Outcome, number>> => {
  const counts = { new: 0, known: 0, doubtful: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
};

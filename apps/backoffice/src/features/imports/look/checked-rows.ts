import type { Schemas } from '@digis/api-client/contract';
import type { MessageDescriptor } from '@lingui/core';
import type { CheckedRow } from '../checking/row-sender.ts';
import { cellFaultWords, serverFaultWords } from '../rows/fault-words.ts';
import { fieldOfPath, type ImportField } from '../rows/import-fields.ts';
import type { FieldFault } from '../rows/read-cell.ts';
import type { Columns, RowRead } from '../rows/row-values.ts';

type Outcome = Schemas['ImportOutcome'];
export type Fate = Outcome | 'left-out';
export const fates = [
  'refused',
  'doubtful',
  'known',
  'new',
  'left-out',
] as const satisfies readonly Fate[];

export interface RowFault {
  readonly field: ImportField | undefined;
  readonly words: MessageDescriptor;
  readonly firstRow?: number | undefined;
  readonly code: string;
  readonly missing?: string | undefined;
}

export interface LookedAtRow extends RowRead {
  readonly fate: Fate;
  readonly answer: CheckedRow | undefined;
  readonly told: readonly RowFault[];
}

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

function nameAt(values: Readonly<Record<string, unknown>>, path: string): string | undefined {
  const [field = '', place] = path.split('.');
  const value = values[field];
  return textIn(Array.isArray(value) ? value[Number(place)] : value);
}

function faultsOf(read: RowRead, { kind, mapping }: Columns, answer: CheckedRow | undefined) {
  const fieldOf = (path: string) => fieldOfPath(kind, path, (id) => mapping.includes(id));
  const own = read.faults.map(({ field, fault }: FieldFault): RowFault => ({
    field: fieldOf(field),
    words: cellFaultWords[fault],
    code: fault,
  }));
  const isOwn = (field: ImportField | undefined) => own.some((fault) => fault.field === field);
  const said = (answer?.faults ?? []).map((fault): RowFault => ({
    field: fieldOf(fault.field),
    words: serverFaultWords(fault),
    firstRow: fault.first_row,
    code: fault.code,
    missing: fault.code === 'notFound' ? nameAt(read.values, fault.field) : undefined,
  }));
  // A field that was not readable here is not sent, so the server's fault is redundant.
  return [...own, ...said.filter(({ field }) => field === undefined || !isOwn(field))];
}

/** Reuses a row's object while its answer and fate are the same: one piece answers few rows. */
export function rowsLookedAt(columns: Columns) {
  const kept = new WeakMap<RowRead, LookedAtRow>();
  const lookAt = (read: RowRead, fate: Fate, answer: CheckedRow | undefined) => {
    const before = kept.get(read);
    if (before?.fate === fate && before.answer === answer) return before;
    const row = { ...read, fate, answer, told: faultsOf(read, columns, answer) };
    kept.set(read, row);
    return row;
  };
  return (
    reads: readonly RowRead[],
    answers: ReadonlyMap<number, CheckedRow>,
    leftOut: ReadonlySet<number>,
  ): readonly LookedAtRow[] =>
    reads.flatMap((read) => {
      const answer = answers.get(read.row);
      const outcome = read.faults.length > 0 ? 'refused' : answer?.outcome;
      if (outcome === undefined) return [];
      // The server refuses left-out rows, because they are sent without values.
      const isOut = read.faults.length === 0 && leftOut.has(read.row);
      return [lookAt(read, isOut ? 'left-out' : outcome, answer)];
    });
}

export const countsOf = (rows: readonly LookedAtRow[]): Readonly<Record<Fate, number>> => {
  const counts = { new: 0, known: 0, doubtful: 0, refused: 0, 'left-out': 0 };
  for (const { fate } of rows) counts[fate] += 1;
  return counts;
};

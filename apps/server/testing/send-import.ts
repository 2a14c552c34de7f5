import type { Schemas } from '@digis/api-client/contract';
import type { Answer, Caller } from './caller.ts';

/** Rows count from 2, because row 1 is the header. */
export const sheetOf = (values: readonly unknown[], first = 2) =>
  values.map((fields, at) => ({ row: first + at, values: fields }));

export interface SentImport {
  id: number;
  rows: Schemas['ImportedRow'][];
  counts: Schemas['ImportCounts'];
  ofRow(row: number): Schemas['ImportedRow'] | undefined;
}

const piece = 500;

/** @throws the first refusal of any piece */
export async function sendImport(
  caller: Caller,
  kind: Schemas['ImportKind'],
  values: readonly unknown[],
): Promise<SentImport> {
  const sheet = sheetOf(values);
  const rows: Schemas['ImportedRow'][] = [];
  let id: number | undefined;
  let counts: SentImport['counts'] = { new: 0, known: 0, doubtful: 0, refused: 0 };
  for (let at = 0; at < sheet.length; at += piece) {
    const begun = id === undefined ? { name: 'old book.xlsx' } : { id };
    const body = { ...begun, kind, rows: sheet.slice(at, at + piece) };
    const answer: Answer = await caller.post('/api/import', body);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    ({ id, counts } = answer.body);
    rows.push(...answer.body.rows);
  }
  if (id === undefined) throw new Error('an import without rows');
  return { id, rows, counts, ofRow: (row) => rows.find((one) => one.row === row) };
}

export const commitImport = (caller: Caller, id: number, choices = {}): Promise<Answer> =>
  caller.post('/api/import/commit', { id, ...choices });

export const undoImport = (caller: Caller, id: number): Promise<Answer> =>
  caller.post('/api/import/undo', { id });

// D161, S29
import type { Caller } from '@digis/server/testing';
import { describe, expect, test } from 'vitest';
import { type BrokenRow, madeBook } from '../../testing/made-book.ts';
import { useApp } from '../../testing/use-app.ts';
import { readFile } from './reading/read-file.ts';
import type { ImportKind } from './rows/import-fields.ts';
import { dayWays } from './rows/column-ways.ts';
import { knownFields } from './rows/kind-words.ts';
import { headRowOf, headsAt, proposedColumns, saidRows } from './rows/propose-columns.ts';
import { readRow } from './rows/row-values.ts';

const standard = useApp();

interface Answered {
  readonly id: number;
  readonly refused: readonly BrokenRow[];
}

async function importBook(admin: Caller, kind: ImportKind, csv: string): Promise<Answered> {
  const read = readFile(new TextEncoder().encode(csv));
  if (!read.ok) throw new Error(read.fault);
  const known = (await knownFields()).get(kind) ?? [];
  const [sheet] = read.book.sheets;
  if (sheet === undefined) throw new Error('the book has no sheet');
  const headAt = headRowOf(saidRows(sheet), known)?.at ?? -1;
  const heads = headsAt(sheet, headAt);
  const mapping = proposedColumns(heads, known);
  const said = { days: dayWays.ethiopic, clock: 'ethiopian', branch: 'Bole' } as const;
  const rows = sheet.rows
    .slice(headAt + 1)
    .map((row) => readRow({ kind, heads, mapping, ...said }, row));
  const own = rows.flatMap(({ row, faults }) => faults.map(({ field }) => ({ row, field })));
  const sent = rows.filter(({ faults }) => faults.length === 0);
  const { status, body } = await admin.post('/api/import', {
    kind,
    name: 'old book.csv',
    rows: sent.map(({ row, values }) => ({ row, values })),
  });
  expect(status).toBe(200);
  const theirs: BrokenRow[] = body.rows.flatMap(
    ({ row, faults = [] }: { row: number; faults?: readonly { field: string }[] }) =>
      faults.map(({ field }) => ({ row, field })),
  );
  return { id: body.id, refused: [...own, ...theirs].toSorted((a, b) => a.row - b.row) };
}

async function commit(admin: Caller, id: number) {
  const { status, body } = await admin.post('/api/import/commit', { id, doubtful: 'add' });
  expect(status).toBe(200);
  return body.made.added;
}

async function allEvents(admin: Caller) {
  const events: {
    event_date: string;
    time: string;
    num_of_people: number;
    total: number;
    received: number;
  }[] = [];
  for (let cursor = ''; ;) {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    const { body } = await admin.get(`/api/event?branch=1${cursor}`);
    events.push(...body.events);
    if (!body.next) return events;
    cursor = `&cursor=${encodeURIComponent(body.next)}`;
  }
}

async function figures(admin: Caller) {
  const paths = [
    '/api/client?branch=1',
    '/api/event?branch=1',
    '/api/transactions?type=book&branch=1',
  ];
  return Promise.all(paths.map(async (path) => (await admin.get(path)).body));
}

async function comesInAndGoes(seed: number) {
  const book = madeBook(seed);
  const admin = await standard.app.as('admin');
  const before = await figures(admin);
  const clients = await importBook(admin, 'clients', book.clients.csv);
  expect(clients.refused).toEqual(book.clients.broken);
  expect(await commit(admin, clients.id)).toBe(188);
  const events = await importBook(admin, 'events', book.events.csv);
  expect(events.refused).toEqual(book.events.broken);
  expect(await commit(admin, events.id)).toBe(28);
  const made = (await allEvents(admin)).map((event) => ({
    day: event.event_date.slice(0, 10),
    time: event.time,
    people: event.num_of_people,
    santim: Math.round(event.total * 100),
    paid: Math.round(event.received * 100),
  }));
  const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  expect(inOrder(made)).toEqual(inOrder(book.events.right));
  for (const { id } of [events, clients]) {
    // oxlint-disable-next-line no-await-in-loop -- what refers to the clients goes first
    expect((await admin.post('/api/import/undo', { id })).status).toBe(200);
  }
  expect(await figures(admin)).toEqual(before);
}

describe('an old book is imported with every day and birr right, and survives a second import', () => {
  test.each([1, 2])('%i', comesInAndGoes);
  const others = Array.from({ length: 28 }, (_, at) => at + 3);
  test.each(others)('%i', { tags: ['long'] }, comesInAndGoes);
});

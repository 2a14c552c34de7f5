// D130, I19
import * as fc from 'fast-check';
import { addDaysIso } from '@digis/ethio-date';
import { expect, it } from 'vitest';
import { buildEvent } from '../../testing/index.ts';
import type { Table } from './checks.ts';
import { playAll } from './play.ts';
import {
  type Books,
  readBooks,
  reckonCategories,
  reckonPackages,
  reckonPlaces,
  reckonSummary,
  reckonVat,
  type Span,
} from './reckoned-report.ts';

const ranges = 100;
const categories = ['food', 'rent', 'tax', 'other'];

async function tagEntries({ app, callers: { admin } }: Table): Promise<void> {
  const books = await readBooks(app);
  const live = books.events.filter(({ counts }) => counts);
  const byHand = (await admin.get('/api/transactions?type=book&kind=manual')).body.data;
  const spent = (await admin.get('/api/petty-cash')).body.data.flatMap(
    (account: { pettycashtransacts: object[] }) => account.pettycashtransacts,
  );
  for (const [at, { id }] of [...byHand, ...spent].entries()) {
    const event = live[at % Math.max(live.length, 1)];
    const category = categories[at % categories.length];
    await admin.post('/api/entry-note', { id, kind: 'category', value: category });
    if (event && at % 2 === 0) {
      await admin.post('/api/entry-note', { id, kind: 'event', value: String(event.id) });
    }
    if (at % 10 === 0) await admin.post('/api/entry-note', { id, kind: 'event', value: '0' });
  }
  const [gone] = live;
  if (gone) await admin.delete('/api/event', { id: gone.id });
  await admin.post('/api/settings', { vat: 'on_top' });
  for (const branchId of [1, 2]) {
    const { event } = (await admin.post('/api/event', buildEvent({ branchId }))).body;
    const bought = { amount: 700, type: 'out', remark: 'ገበያ', eventId: event.id };
    await admin.post(`/api/transactions?branchId=${branchId}`, { ...bought, category: 'food' });
  }
}

interface Row {
  kind: string;
  category?: string;
  amount: number;
}
const keyed = (rows: Row[]) =>
  Object.fromEntries(
    rows.map(({ kind, category, amount }) => [[kind, category].filter(Boolean).join(' '), amount]),
  );

async function compare({ callers: { admin } }: Table, books: Books, span: Span): Promise<void> {
  const { branch, from, to } = span;
  const here = branch === null ? '' : `&branchId=${branch}`;
  const part = async (by: string) => {
    const { status, body } = await admin.get(`/api/reports?from=${from}&to=${to}${here}&by=${by}`);
    expect(status).toBe(200);
    return body;
  };
  const { margin: _margin, ...summary } = (await part('summary')).summary;
  expect(summary).toEqual(reckonSummary(books, span));
  const { categories: ofCosts, other } = await part('categories');
  expect({ categories: keyed(ofCosts), other: keyed(other) }).toEqual(
    reckonCategories(books, span),
  );
  const { packages } = await part('packages');
  expect(
    Object.fromEntries(
      packages.map(({ id = 'custom', booked }: { id?: number | string; booked: number }) => [
        id,
        booked,
      ]),
    ),
  ).toEqual(reckonPackages(books, span));
  const { vat } = await part('vat');
  expect(
    Object.fromEntries(
      vat.flatMap((row: { year: number; month: number; vat: number }) =>
        row.vat === 0 ? [] : [[`${row.year}-${row.month}`, row.vat]],
      ),
    ),
  ).toEqual(reckonVat(books, span));
  const { places } = await part('places');
  const found = places.map(
    ({ branch: of, place, ...sums }: { branch: { id: number }; place: { id?: number } }) => ({
      key: `${of.id} ${place.id ?? 'box'}`,
      ...sums,
    }),
  );
  expect(
    found.toSorted((a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1)),
  ).toEqual(reckonPlaces(books, span));
  const { months } = await part('months');
  const whole = (of: string) =>
    months.reduce(
      (sum: number, month: Record<string, number>) => sum + Math.round((month[of] ?? 0) * 100),
      0,
    ) / 100;
  expect([whole('booked'), whole('received'), whole('result')]).toEqual([
    summary.booked,
    summary.received,
    summary.result,
  ]);
}

const span = fc.record({
  branch: fc.constantFrom(1, 2, null),
  first: fc.integer({ min: -8, max: 40 }),
  days: fc.oneof(fc.nat(3), fc.nat(60)),
});

it('three hundred random reports equal the sums of the book rows', async () => {
  await playAll({
    sequences: 3,
    length: 60,
    atEnd: async (table) => {
      await tagEntries(table);
      const books = await readBooks(table.app);
      const always = { branch: null, from: '2026-01-01', to: '2027-12-31' };
      expect(reckonCategories(books, always).categories).toHaveProperty('tagged food');
      for (const { branch, first, days } of fc.sample(span, ranges)) {
        const from = addDaysIso('2026-09-15', first);
        await compare(table, books, { branch, from, to: addDaysIso(from, days) });
      }
    },
  });
});

/** The envelope of the demo data balances and matches the cashbook. D178 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  faultsOf,
  type ReadEnvelope,
  takeEnvelope,
  transactionsOf,
} from '#testing/envelope/read-envelope.ts';
import { startTestApp, type TestApp } from '#testing/index.ts';
import { must } from '#testing/use-test-app.ts';
import { seed } from '#seed/seed.ts';

let app: TestApp;
let years: ReadEnvelope[];

const fiscalYears = [2018, 2019];
const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, at) => {
    const month = at < 2 ? at + 11 : at - 1;
    return `${at < 2 ? year - 1 : year}-${String(month).padStart(2, '0')}`;
  });

beforeAll(async () => {
  app = await startTestApp({ isDemo: true });
  await seed(app);
  years = [];
  for (const year of fiscalYears) {
    years.push(await takeEnvelope(app, { from: `${year - 1}-11`, to: `${year}-10` }));
  }
});
afterAll(() => app.close());

it('each year has transactions for every kind of account, and each transaction sums to zero', () => {
  const all = years.flatMap(transactionsOf);
  expect(years.flatMap(faultsOf)).toEqual([]);
  expect(all.length).toBeGreaterThan(500);
  const accounts = new Set(all.flatMap(({ lines }) => lines.map(([account]) => account)));
  expect([...accounts]).toEqual(
    expect.arrayContaining([
      '1010',
      '1020',
      '1040',
      '2010',
      '2110',
      '2310',
      '4010',
      '5010',
      '6010',
    ]),
  );
});

it('a twenty-four-month envelope has the transactions of its two years', async () => {
  const months: string[] = [];
  for (const month of fiscalYears.flatMap(monthsOf)) {
    const envelope = await takeEnvelope(app, { from: month, to: month });
    expect([month, faultsOf(envelope)]).toEqual([month, []]);
    months.push(...transactionsOf(envelope).map(({ reference }) => reference));
  }
  const wanted = years.flatMap(transactionsOf).map(({ reference }) => reference);
  expect(months.toSorted()).toEqual(wanted.toSorted());
});

it('the last check sheet of each branch equals its balance panel', async () => {
  const admin = await app.as('admin');
  const { branches } = await must(admin.get('/api/branch'));
  for (const { id } of branches) {
    const request = { branchId: id, from: '2018-11', to: '2019-10' };
    const total = (await takeEnvelope(app, request)).sheet('check.xlsx').at(-1);
    const { status } = await must(admin.get(`/api/transactions?type=book&branchId=${id}`));
    expect([total?.[5], total?.[6]]).toEqual([0, status.balance]);
  }
});

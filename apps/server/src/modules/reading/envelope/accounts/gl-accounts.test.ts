// D178
import { expect, it } from 'vitest';
import { takeEnvelope, transactionsOf } from '#testing/envelope/read-envelope.ts';
import { logged, must, useStandardApp } from '#testing/use-test-app.ts';
import { glKindOf } from './gl-accounts.ts';

const standard = useStandardApp();
const meskerem = { branchId: 1, from: '2019-01', to: '2019-01' };

const change = async (body: object, username = 'admin') =>
  (await standard.app.as(username)).patch('/api/gl-accounts', body);

it('each kind has its own account until an admin changes it', async () => {
  const dawit = await standard.app.as('dawit');
  const { accounts } = await must(dawit.get('/api/gl-accounts'));
  const numbers = accounts.map(({ account }: { account: string }) => account);
  expect(new Set(numbers).size).toBe(25);
  expect(accounts[0]).toEqual({ kind: 'box', account: '1010', proposed: '1010' });
});

it('a changed account and date format apply to the next envelope, and the log has both accounts', async () => {
  const { app } = standard;
  const dawit = await app.as('dawit');
  await must(dawit.post('/api/transactions', { type: 'in', amount: 5_000, remark: 'Chairs' }));
  await must(change({ kind: 'box', account: 'CASH-01.B' }));
  await must((await app.as('admin')).post('/api/settings', { journal_dates: 'D/M/YYYY' }));
  const envelope = await takeEnvelope(app, meskerem);
  expect(transactionsOf(envelope)[0]?.lines).toEqual([
    ['CASH-01.B', 500_000],
    ['4910', -500_000],
  ]);
  expect(envelope.journal[1]?.[0]).toBe('21/9/2026');
  const before = await logged(app, 'settings.update');
  await must(change({ kind: 'box', account: 'CASH-01.B' }));
  await must(change({ kind: 'box', account: '1000' }));
  const { times, last } = await logged(app, 'settings.update');
  expect([times - before.times, last?.subject]).toEqual([1, 'gl_accounts']);
  expect(last?.changes).toEqual([{ field: 'gl_box', before: 'CASH-01.B', after: '1000' }]);
});

it.each([
  [{ kind: 'box', account: '' }, { account: 'minLength' }],
  [{ kind: 'box', account: '10 10' }, { account: 'pattern' }],
  [{ kind: 'box', account: '1'.repeat(16) }, { account: 'maxLength' }],
  [{ kind: 'ox', account: '1010' }, { kind: 'enum' }],
])('%j is refused at its field', async (body, errors) => {
  const refused = await change(body);
  expect([refused.status, refused.body.errors]).toEqual([422, errors]);
});

it.each([
  ['cash:1', null, 'box'],
  ['cash:1:2', 'safe', 'safe'],
  ['cash:1:3', 'telebirr', 'wallet'],
  ['cash:1:4', 'awash', 'bank'],
  ['cash:1:5', 'cheque', 'cheques'],
  ['petty:3', null, 'petty_cash'],
  ['payable:2:1', null, 'vendors'],
  ['wages:2:1', null, 'wages'],
  ['withheld:1', null, 'withheld_tax'],
  ['client:42', null, 'client_deposits'],
  ['expense:salary:1', null, 'salaries'],
  // From before accounts had branches.
  ['expense:other', null, 'other_costs'],
  ['income:other:1', null, 'other_income'],
  ['opening:1', null, 'opening'],
])('account %s at %s is of kind %s', (account, place, kind) => {
  expect(glKindOf(account, place)).toBe(kind);
});

it.each([
  ['expense:other:1', 'food', 'food'],
  ['expense:petty:1', 'transport', 'transport'],
  ['expense:petty:1', 'wages', 'wage_costs'],
  ['expense:petty:1', 'other', 'petty_spending'],
  ['income:other:1', 'food', 'food'],
  ['cash:1', 'food', 'box'],
] as const)('account %s of an entry spent on %s is of kind %s', (account, category, kind) => {
  expect(glKindOf(account, null, category)).toBe(kind);
});

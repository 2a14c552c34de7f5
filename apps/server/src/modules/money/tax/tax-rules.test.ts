// D169, D170
import { beforeEach, expect, it } from 'vitest';
import type { Caller } from '#testing/index.ts';
import { codesOf, logged, must, undoEach, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
undoEach(standard);
let admin: Caller;

beforeEach(async () => {
  admin = await standard.app.as('admin');
});

const rule = { name: 'vat', from: '2027-07-08', value: 16, source: 'A proclamation of that year' };

it('every signed-in user reads the tax figures, each with its effective day and source', async () => {
  const kebede = await standard.app.as('kebede');
  const { rules } = await must(kebede.get('/api/tax-rules'));
  const figures = rules.map(({ name, from, value }: typeof rule) => [name, from, value]);
  expect(figures).toEqual([
    ['cash_cap', '2025-07-08', 30_000],
    ['vat', '2003-01-01', 15],
    ['withholding_no_tin', '2016-07-08', 30],
    ['withholding_services', '2025-08-01', 3],
    ['withholding_services', '2016-07-08', 2],
    ['withholding_threshold', '2025-08-01', 10_000],
    ['withholding_threshold', '2016-07-08', 3_000],
  ]);
  for (const { source } of rules) expect(source).toMatch(/\w/);
});

it('an admin adds a rule, and it is logged', async () => {
  const { id } = await must(admin.post('/api/tax-rules', rule));
  const { rules } = await must(admin.get('/api/tax-rules'));
  expect(rules).toContainEqual({ id, ...rule });
  const { times, last } = await logged(standard.app, 'tax_rule.create', id);
  expect([times, last?.changes]).toEqual([
    1,
    [
      { field: 'from', before: '', after: '2027-07-08' },
      { field: 'value', before: '', after: '16' },
      { field: 'source', before: '', after: rule.source },
    ],
  ]);
});

it('a changed figure is logged with its old value, and an unchanged save is not logged', async () => {
  const { rules } = await must(admin.get('/api/tax-rules'));
  const { name: _name, ...cap } = rules.find(({ name }: typeof rule) => name === 'cash_cap');
  const body = { ...cap, value: 50_000 };
  await must(admin.patch('/api/tax-rules', body));
  await must(admin.patch('/api/tax-rules', body));
  const { times, last } = await logged(standard.app, 'tax_rule.update', cap.id);
  expect([times, last?.changes]).toEqual([
    1,
    [{ field: 'value', before: '30000', after: '50000' }],
  ]);
});

it('a second rule with the same name and day is refused, also when moving a rule', async () => {
  const { id } = await must(admin.post('/api/tax-rules', rule));
  const twice = await admin.post('/api/tax-rules', rule);
  const { from: _from, name: _name, ...rest } = rule;
  const moved = await admin.patch('/api/tax-rules', { ...rest, id, from: '2003-01-01' });
  expect(codesOf([twice, moved])).toEqual(['DUPLICATE', 'DUPLICATE']);
  expect([twice.body.errors, moved.body.errors]).toEqual([
    { from: 'duplicate' },
    { from: 'duplicate' },
  ]);
  expect(codesOf([await admin.post('/api/tax-rules', { ...rule, name: 'cash_cap' })])).toEqual([
    200,
  ]);
});

it.each([
  ['a rate of 101 %', { value: 101 }, { value: 'maximum' }],
  ['a day that does not exist', { from: '2027-02-30' }, { from: 'format' }],
  ['no source', { source: ' ' }, { source: 'pattern' }],
  ['an unknown name', { name: 'luck' }, { name: 'enum' }],
])('%s is refused at the field', async (_what, wrong, errors) => {
  const answer = await admin.post('/api/tax-rules', { ...rule, ...wrong });
  expect([answer.status, answer.body.errors]).toEqual([422, errors]);
});

it('an amount above 100 birr is accepted, since it is not a rate', async () => {
  const cap = { ...rule, name: 'cash_cap', value: 50_000 };
  expect((await admin.post('/api/tax-rules', cap)).status).toBe(200);
});

it('staff with System Settings are told that only an admin may change rules', async () => {
  const access = ['System Settings'] as const;
  await standard.app.createUser({ username: 'setter', branch_id: 1, access });
  const answer = await (await standard.app.as('setter')).post('/api/tax-rules', rule);
  expect([answer.status, answer.body.code]).toEqual([409, 'ADMIN_ONLY']);
});

// D132
import { beforeEach, expect, it } from 'vitest';
import { type Answer, type Caller } from '#testing/index.ts';
import { inTurn, must, undoEach, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
undoEach(standard);
let dawit: Caller;
let sara: Caller;
let first: number;
let second: number;

const book = '/api/transactions';
const cash = async (caller: Caller): Promise<number> =>
  (await must(caller.post(book, { amount: 100, type: 'in', remark: 'Tents' }))).id;
const note = (id: number, value: string, more = {}, caller = dawit): Promise<Answer> =>
  caller.post('/api/entry-note', { id, kind: 'fiscal_no', value, ...more });
const numbers = async () =>
  (await must(dawit.get(`${book}?type=book`))).data.map(
    (row: { fiscal_no?: string }) => row.fiscal_no,
  );

beforeEach(async () => {
  dawit = await standard.app.as('dawit');
  sara = await standard.app.as('sara');
  first = await cash(dawit);
  second = await cash(dawit);
  await must(note(first, 'FS-0045'));
});

it('a number already used by another payment asks for confirmation and names that payment', async () => {
  const spellings = ['FS-0045', 'fs 0045', 'FЅ0045.', 'FS\u202e-00\n45'];
  const answers = await inTurn(spellings.map((value) => () => note(second, value)));
  expect(answers.map(({ status, body }) => [status, body.code, body.errors])).toEqual(
    spellings.map(() => [409, 'DUPLICATE', { value: 'duplicate' }]),
  );
  expect(answers[0]?.body.first).toMatchObject({ id: first, book_no: 1, branch: { name: 'Bole' } });
  expect(await numbers()).toEqual([undefined, 'FS-0045']);
  await must(note(second, 'FS-0045', { confirm: true }));
  expect(await numbers()).toEqual(['FS-0045', 'FS-0045']);
});

it('another branch learns only that the number is in use', async () => {
  const { status, body } = await note(await cash(sara), 'FS-0045', {}, sara);
  expect([status, body.code, body.first]).toEqual([409, 'DUPLICATE', {}]);
  expect(body.msg).not.toContain('Bole');
});

it('a number is free once its payment has another number or is corrected to zero', async () => {
  await must(note(first, 'FS-0046'));
  await must(note(second, 'FS-0045'));
  await must(dawit.post('/api/correction', { id: second, should_be: 0, reason: 'Twice' }));
  await must(note(await cash(dawit), 'FS-0045'));
  expect(await numbers()).toEqual(['FS-0045', undefined, 'FS-0045', 'FS-0046']);
});

it('a payment’s own number may be saved again in another spelling', async () => {
  await must(note(first, 'FS 0045'));
  expect(await numbers()).toEqual([undefined, 'FS 0045']);
});

it('a number of punctuation alone is refused', async () => {
  const { status, body } = await note(second, '—/');
  expect([status, body.errors]).toEqual([422, { value: 'format' }]);
});

it('search finds the payment by any spelling of its number', async () => {
  const { transactions } = await must(dawit.get('/api/search?q=fs0045'));
  expect(transactions).toMatchObject([{ id: first }]);
});

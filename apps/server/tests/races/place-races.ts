import type { Caller } from '../../testing/index.ts';
import { expected, type Race } from './cash-races.ts';
import { book, crowd, failed, must, type RaceTable, won } from './table.ts';

const newPlace = async ({ admin }: RaceTable, round: number): Promise<number> =>
  (await must(admin.post('/api/place', { kind: 'cbe', name: `CBE ${round}` }))).id;

const cashIn = (caller: Caller, more: object) =>
  caller.post('/api/transactions?branchId=1', {
    type: 'in',
    amount: 10,
    remark: 'By bank',
    ...more,
  });

const day = async ({ admin }: RaceTable) => (await must(admin.get('/api/close?branchId=1'))).now;

const oneReference: Race = async (table, round) => {
  const place = await newPlace(table, round);
  const before = (await book(table)).totalIn;
  const answers = await crowd(table, 20, (caller, at) =>
    cashIn(caller, { place, reference: at % 3 === 0 ? `ft ${round}abc` : `FT${round}ABC` }),
  );
  return (
    expected('winners', won(answers), 1) ??
    expected('failures', failed(answers), 0) ??
    expected('cash', (await book(table)).totalIn - before, 10)
  );
};

const freedReference: Race = async (table, round) => {
  const place = await newPlace(table, round);
  const reference = `FREE-${round}`;
  const { id } = await must(cashIn(table.admin, { place, reference }));
  const answers = await crowd(table, 12, (caller, at) =>
    at === 0
      ? caller.post('/api/correction', { id, should_be: 0, reason: 'Not ours' })
      : cashIn(caller, { place, reference }),
  );
  const taken = won(answers.slice(1));
  return (
    expected('corrected', answers[0]?.status, 200) ??
    expected('failures', failed(answers), 0) ??
    expected('taken', taken <= 1, true)
  );
};

/** Opposite transfers cannot deadlock. */
const crossing: Race = async (table, round) => {
  const first = await newPlace(table, round);
  const second = await newPlace(table, round);
  const before = (await book(table)).balance;
  const answers = await crowd(table, 20, (caller, at) =>
    caller.post('/api/transfer?branchId=1', {
      ...(at % 2 === 0 ? { from: first, to: second } : { from: second, to: first }),
      amount: 5,
    }),
  );
  return (
    expected('winners', won(answers), 20) ??
    expected('balance', (await book(table)).balance - before, 0)
  );
};

/** A close includes exactly the entries before it. */
const closeOrPay: Race = async (table) => {
  const { last_entry } = await day(table);
  const answers = await crowd(table, 12, (caller, at) =>
    at % 3 === 0
      ? caller.post('/api/close?branchId=1', { last_entry, places: [{}] })
      : cashIn(caller, {}),
  );
  const late = answers.filter(({ status }) => status !== 200);
  return (
    expected('failures', failed(answers), 0) ??
    expected(
      'late',
      late.every(({ body }) => body.code === 'BALANCE_CHANGED'),
      true,
    )
  );
};

const closePlaceOrPay: Race = async (table, round) => {
  const place = await newPlace(table, round);
  const content = { id: place, kind: 'cbe', name: `CBE ${round}`, closed: true };
  const answers = await crowd(table, 12, (caller, at) =>
    at % 4 === 0
      ? caller.patch('/api/place', content)
      : cashIn(caller, { place, reference: `PLACE-${round}-${at}` }),
  );
  const { places } = await must(table.admin.get('/api/place'));
  const isClosed = places.find(({ id }: { id: number }) => id === place).closed === true;
  const paid = answers.filter(({ status }, at) => at % 4 !== 0 && status === 200).length;
  return (
    expected('failures', failed(answers), 0) ??
    expected('paid into a closed place', isClosed && paid > 0, false)
  );
};

export const placeRaces: Readonly<Record<string, Race>> = {
  'twenty use one reference': oneReference,
  'a reference is freed while others ask for it': freedReference,
  'transfers cross each other': crossing,
  'the day is closed while money comes in': closeOrPay,
  'a place is closed while money comes there': closePlaceOrPay,
};

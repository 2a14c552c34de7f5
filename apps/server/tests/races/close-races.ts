import { buildEvent } from '../../testing/index.ts';
import { expected, type Race } from './cash-races.ts';
import { book, crowd, failed, must, newest, resolve, type RaceTable, won } from './table.ts';

const shortBy = 30;

async function closeShort(table: RaceTable): Promise<{ id: number; balance: number }> {
  const { admin } = table;
  await must(
    admin.post('/api/transactions?branchId=1', { type: 'in', amount: 100, remark: 'Hall' }),
  );
  const { balance } = await book(table);
  const { now } = await must(admin.get('/api/close?branchId=1'));
  const coins = now.places[0].book - shortBy;
  const body = { last_entry: now.last_entry, places: [{ coins }], remark: 'Short' };
  const { close } = await must(admin.post('/api/close?branchId=1', body));
  return { id: close.id, balance };
}

const bookedOnce: Race = async (table) => {
  const { id, balance } = await closeShort(table);
  const answers = await crowd(table, 12, (caller) => caller.post('/api/close/difference', { id }));
  return (
    expected('failures', failed(answers), 0) ??
    expected('winners', won(answers), 1) ??
    expected('balance', (await book(table)).balance, balance - shortBy)
  );
};

const bookedOrCounted: Race = async (table) => {
  const { id, balance } = await closeShort(table);
  const { now } = await must(table.admin.get('/api/close?branchId=1'));
  const places = [{ coins: now.places[0].book - shortBy }];
  const again = { last_entry: now.last_entry, places, remark: 'Short', book_difference: true };
  const answers = await crowd(table, 8, (caller, at) =>
    at % 2 === 0
      ? caller.post('/api/close/difference', { id })
      : caller.post('/api/close?branchId=1', again),
  );
  return (
    expected('failures', failed(answers), 0) ??
    expected('winners', won(answers), 1) ??
    expected('balance', (await book(table)).balance, balance - shortBy)
  );
};

const acceptedOnce: Race = async (table, round) => {
  const { app } = table;
  if (round === 0) await app.createUser({ username: 'accountant', role: 'admin' });
  const bringer = await app.as('accountant');
  const body = buildEvent({ advance_amount: 0 });
  const { id: eventId } = (await must(table.admin.post('/api/event', body))).event;
  const certificate_no = `WAITS-${round}`;
  const certificate_date = '2026-09-20';
  const certificate = { eventId, amount: 1_000, certificate_no, certificate_date };
  await must(bringer.post('/api/withholding', certificate));
  const { id: actionId } = await newest(table, 'pending');
  const accept = { type: 'pending', action: 'accept', actionId, amount: 1_000 } as const;
  const before = (await book(table)).balance;
  const answers = await crowd(table, 12, (caller, at) =>
    resolve(at % 3 === 0 ? bringer : caller, accept),
  );
  const own = answers.filter((_, at) => at % 3 === 0);
  const money = await must(table.admin.get(`/api/event/account?id=${eventId}`));
  return (
    expected('failures', failed(answers), 0) ??
    expected('winners', won(answers), 1) ??
    expected('own', won(own), 0) ??
    expected('received', money.received, 1_000) ??
    expected('balance', (await book(table)).balance, before)
  );
};

export const closeRaces: Readonly<Record<string, Race>> = {
  'a difference of a close is booked by many': bookedOnce,
  'a difference of a close is booked while the day is closed again': bookedOrCounted,
  'a certificate that waits is accepted by many': acceptedOnce,
};

import { expected, type Race } from './cash-races.ts';
import { crowd, failed, must, newest, newEvent, resolve, won, type RaceTable } from './table.ts';

interface Money {
  received: number;
  pending: number;
  left: number;
  total: number;
}

const moneyOf = async ({ admin }: RaceTable, id: number): Promise<Money> =>
  must(admin.get(`/api/event/account?id=${id}`));

async function paid(table: RaceTable): Promise<{ eventId: number; record: number }> {
  const eventId = await newEvent(table);
  const { id: actionId } = await newest(table, 'pending');
  const accept = { type: 'pending', action: 'accept', actionId, amount: 50_000 } as const;
  const { id: record } = await must(resolve(table.admin, accept));
  return { eventId, record };
}

const reason = 'A zero too many';

/** The calls that succeed determine the amount received. */
const allAtOnce: Race = async (table) => {
  const { eventId, record } = await paid(table);
  const { id: advance } = await newest(table, 'advance');
  const { total } = await moneyOf(table, eventId);
  const answers = await crowd(table, 8, (caller, at) => {
    if (at < 2) return caller.post('/api/correction', { id: record, should_be: 20_000, reason });
    if (at < 5) return caller.post('/api/payment', { eventId, amount: 1_000 });
    return resolve(caller, { type: 'advance', action: 'accept', actionId: advance, amount: 300 });
  });
  const done = (from: number, to: number) => won(answers.slice(from, to));
  const money = await moneyOf(table, eventId);
  return (
    expected('failures', failed(answers), 0) ??
    expected('corrections', done(0, 2), 1) ??
    expected('received', money.received, 20_000 + done(2, 5) * 1_000 + done(5, 8) * 300) ??
    expected('total', money.received + money.pending + money.left, total)
  );
};

const whileRejecting: Race = async (table) => {
  const { eventId, record } = await paid(table);
  await must(table.admin.post('/api/settings', { four_eyes: true }));
  await must(table.admin.post('/api/payment', { eventId, amount: 5_000 }));
  await must(table.admin.post('/api/settings', { four_eyes: false }));
  const { id: actionId } = await newest(table, 'pending');
  const answers = await crowd(table, 6, (caller, at) =>
    at % 2 === 0
      ? resolve(caller, { type: 'pending', action: 'reject', actionId })
      : caller.post('/api/correction', { id: record, should_be: 0, reason }),
  );
  const corrected = answers.filter(({ status }, at) => at % 2 === 1 && status === 200).length;
  const money = await moneyOf(table, eventId);
  return (
    expected('failures', failed(answers), 0) ??
    expected('received', money.received, corrected === 0 ? 50_000 : 0) ??
    expected('pending', money.pending, 0)
  );
};

const spentWhileCorrected: Race = async (table) => {
  const box = { type: 'create', spender: 4, budget: 1_000, reason: 'Market' };
  const created = await must(table.admin.post('/api/petty-cash?branchId=1', box));
  const spend = { type: 'spend', pettycashId: created.id, amount: 600, reason: 'Onions' };
  const answers = await crowd(table, 6, (caller, at) =>
    at % 2 === 0
      ? caller.post('/api/correction', { id: created.record_id, should_be: 400, reason })
      : caller.post('/api/petty-cash?branchId=1', spend),
  );
  return expected('failures', failed(answers), 0) ?? expected('done', won(answers), 1);
};

/** Afterwards, `verify` adds up the days of all events. */
const namedWhileDeleted: Race = async (table) => {
  const [one, other] = [await newEvent(table), await newEvent(table)];
  const cost = { type: 'out', amount: 700, remark: 'Onions', eventId: one, category: 'food' };
  await must(
    table.admin.post('/api/transactions?branchId=1', { ...cost, type: 'in', amount: 9_000 }),
  );
  const { id } = await must(table.admin.post('/api/transactions?branchId=1', cost));
  const answers = await crowd(table, 8, (caller, at) => {
    if (at === 3) return caller.delete('/api/event', { id: other, refund: 0 });
    if (at === 4) return caller.post('/api/correction', { id, should_be: 70, reason });
    const value = at === 5 ? 'fuel' : String(at % 2 === 0 ? one : other);
    return caller.post('/api/entry-note', { id, kind: at === 5 ? 'category' : 'event', value });
  });
  return (
    expected('failures', failed(answers), 0) ?? expected('deletions', won(answers.slice(3, 4)), 1)
  );
};

export const correctionRaces: Readonly<Record<string, Race>> = {
  'corrected, taken and settled at once': allAtOnce,
  'corrected while a claim is rejected': whileRejecting,
  'a box that is spent and corrected': spentWhileCorrected,
  'a cost named for events while one is deleted': namedWhileDeleted,
};

import {
  book,
  crowd,
  failed,
  must,
  newest,
  newEvent,
  resolve,
  won,
  type RaceTable,
} from './table.ts';

export type Race = (table: RaceTable, round: number) => Promise<string | null>;

export const expected = (what: string, actual: unknown, wanted: unknown): string | null =>
  Object.is(actual, wanted) ? null : `${what}: ${String(actual)} instead of ${String(wanted)}`;

const oneKey: Race = async (table, round) => {
  const before = (await book(table)).totalIn;
  const key = { 'Idempotency-Key': `round-${round}-key` };
  const cash = { type: 'in', amount: 10, remark: 'One key' };
  const answers = await crowd(table, 30, (caller) =>
    caller.post('/api/transactions?branchId=1', cash, key),
  );
  return (
    expected('answers', won(answers), 30) ??
    expected('cash', (await book(table)).totalIn - before, 10)
  );
};

const acceptOrReject: Race = async (table) => {
  const before = (await book(table)).balance;
  const id = await newEvent(table);
  const { id: actionId } = await newest(table, 'pending');
  const answers = await crowd(table, 20, (caller, at) =>
    resolve(caller, {
      type: 'pending',
      action: at % 4 < 2 ? 'accept' : 'reject',
      actionId,
      ...(at % 4 < 2 && { amount: 50_000 }),
    }),
  );
  const winner = answers.findIndex(({ status }) => status === 200);
  const received = winner % 4 < 2 ? 50_000 : 0;
  const account = await must(table.admin.get(`/api/event/account?id=${id}`));
  return (
    expected('winners', won(answers), 1) ??
    expected('failures', failed(answers), 0) ??
    expected('received', account.received, received) ??
    expected('book', (await book(table)).balance - before, received)
  );
};

async function acceptedEvent(table: RaceTable): Promise<number> {
  const id = await newEvent(table);
  const { id: actionId } = await newest(table, 'pending');
  await must(resolve(table.admin, { type: 'pending', action: 'accept', actionId, amount: 50_000 }));
  return id;
}

const settleWhole: Race = async (table) => {
  await acceptedEvent(table);
  const { id: actionId } = await newest(table, 'advance');
  const answers = await crowd(table, 20, (caller) =>
    resolve(caller, { type: 'advance', action: 'accept', actionId, amount: 170_000 }),
  );
  return expected('winners', won(answers), 1) ?? expected('failures', failed(answers), 0);
};

const settleInParts: Race = async (table) => {
  const id = await acceptedEvent(table);
  const { id: actionId } = await newest(table, 'advance');
  const answers = await crowd(table, 20, (caller) =>
    resolve(caller, { type: 'advance', action: 'accept', actionId, amount: 60_000 }),
  );
  const { left } = await must(table.admin.get(`/api/event/account?id=${id}`));
  return expected('winners', won(answers), 2) ?? expected('left', left, 50_000);
};

async function newBox({ admin }: RaceTable, budget: number): Promise<number> {
  const body = { type: 'create', spender: 4, budget };
  return (await must(admin.post('/api/petty-cash?branchId=1', body))).id;
}

const balanceOf = async ({ admin }: RaceTable, id: number, budget: number): Promise<number> =>
  (await must(admin.get(`/api/petty-cash?id=${id}`))).data[0]?.balance_after ?? budget;

const overspend: Race = async (table) => {
  const id = await newBox(table, 1_000);
  const body = { type: 'spend', pettycashId: id, amount: 100 };
  const answers = await crowd(table, 40, (caller) =>
    caller.post('/api/petty-cash?branchId=1', body),
  );
  return (
    expected('spent', won(answers), 10) ??
    expected('failures', failed(answers), 0) ??
    expected('left', await balanceOf(table, id, 1_000), 0)
  );
};

const spendWhileClosing: Race = async (table) => {
  const id = await newBox(table, 1_000);
  const spend = { type: 'spend', pettycashId: id, amount: 10 };
  const answers = await crowd(table, 12, (caller, at) =>
    at === 5
      ? caller.delete('/api/petty-cash', { id, closed: true })
      : caller.post('/api/petty-cash?branchId=1', spend),
  );
  const late = await table.admin.post('/api/petty-cash?branchId=1', spend);
  const left = 1_000 - 10 * (won(answers) - 1);
  return (
    expected('late', late.body.code, 'CLOSED') ??
    expected('left', await balanceOf(table, id, 1_000), left)
  );
};

export const cashRaces: Readonly<Record<string, Race>> = {
  'one key, thirty times': oneKey,
  'ten accept and ten reject': acceptOrReject,
  'twenty settle the whole rest': settleWhole,
  'twenty settle a part': settleInParts,
  'forty spend from one box': overspend,
  'spending while it is closed': spendWhileClosing,
};

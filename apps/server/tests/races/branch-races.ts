import { buildEvent, type Answer } from '../../testing/index.ts';
import { expected, type Race } from './cash-races.ts';
import { crowd, failed, must, resolve, won, type RaceTable } from './table.ts';

const closer = 3;

export async function newBranch({ admin }: RaceTable, round: number): Promise<number> {
  const body = { name: `Branch of round ${round}`, address: 'Adama' };
  return (await must(admin.post('/api/branch', body))).id;
}

const over = (branchId: number, advance_amount = 0) =>
  buildEvent({
    packageId: 'custom',
    per_person: 1_000,
    is_fixed: true,
    additional_price: 0,
    discount_amount: advance_amount === 0 ? 1_000 : 0,
    event_date: '2026-09-21',
    et_date: { year: 2019, month: 1, day: 11 },
    time: '08:00',
    advance_amount,
    branchId,
  });

const isClosed = async ({ admin }: RaceTable, id: number): Promise<boolean> =>
  (await must(admin.get('/api/branch'))).branches.every(
    (branch: { id: number }) => branch.id !== id,
  );

async function outcome(
  table: RaceTable,
  branch: number,
  answers: readonly Answer[],
): Promise<string | null> {
  const isGone = await isClosed(table, branch);
  const others = answers.filter((_, at) => at !== closer);
  return (
    expected('closed', isGone, answers[closer]?.status === 200) ??
    expected('failures', failed(answers), 0) ??
    expected('won', isGone ? won(others) : 0, 0)
  );
}

const closeWhileChanged: Race = async (table, round) => {
  const branch = await newBranch(table, round);
  const { id } = (await must(table.admin.post('/api/event', over(branch)))).event;
  const { dj } = table.people;
  const answers = await crowd(table, 6, (caller, at) => {
    if (at === closer) return caller.delete('/api/branch', { id: branch });
    const staff = { eventId: id, vendors: [dj], force: true };
    if (at % 3 === 0) return caller.post('/api/assign-vendor', staff);
    const later = { event_date: '2026-10-21', et_date: { year: 2019, month: 2, day: 11 } };
    return caller.patch('/api/event', { ...over(branch), ...later, id, force: true });
  });
  return outcome(table, branch, answers);
};

/** A branch can be closed after the settlement and not earlier. */
const closeWhileSettled: Race = async (table, round) => {
  const branch = await newBranch(table, round);
  const book = `/api/transactions?branchId=${branch}`;
  const rest = { isAdvance: true, settle_amount: 50 };
  await must(table.admin.post(book, { type: 'in', amount: 100, remark: 'Tents' }));
  await must(table.admin.post(book, { type: 'out', amount: 50, remark: 'Chairs', ...rest }));
  const { data } = await must(table.admin.get(`${book}&type=advance`));
  const [{ id: actionId }] = data;
  const settle = { type: 'advance', action: 'accept', actionId, amount: 50 } as const;
  const answers = await crowd(table, 6, (caller, at) =>
    at === closer ? caller.delete('/api/branch', { id: branch }) : resolve(caller, settle),
  );
  const others = answers.filter((_, at) => at !== closer);
  return (
    expected('settled', won(others), 1) ??
    expected('failures', failed(answers), 0) ??
    expected('closed', await isClosed(table, branch), answers[closer]?.status === 200)
  );
};

const closeWhileAccepted: Race = async (table, round) => {
  const branch = await newBranch(table, round);
  await must(table.admin.post('/api/event', over(branch, 1_000)));
  const book = `/api/transactions?branchId=${branch}`;
  const [{ id: actionId }] = (await must(table.admin.get(`${book}&type=pending`))).data;
  const accept = { type: 'pending', action: 'accept', actionId, amount: 1_000 } as const;
  const answers = await crowd(table, 6, (caller, at) =>
    at === closer ? caller.delete('/api/branch', { id: branch }) : resolve(caller, accept),
  );
  return (
    expected('accepted', won(answers), 1) ??
    expected('failures', failed(answers), 0) ??
    expected('closed', await isClosed(table, branch), false)
  );
};

export const branchRaces: Readonly<Record<string, Race>> = {
  'a branch closed while its event is changed and staffed': closeWhileChanged,
  'a branch closed while its last advance is settled': closeWhileSettled,
  'a branch closed while a payment is accepted': closeWhileAccepted,
};

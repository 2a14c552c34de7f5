import { isoToEt } from '@digis/ethio-date';
import { buildEvent } from '../../testing/index.ts';
import { expected, type Race } from './cash-races.ts';
import { crowd, failed, must, newest, newEvent, resolve, won, type RaceTable } from './table.ts';

async function setMode({ admin }: RaceTable, conflict_mode: 'warn' | 'forbid'): Promise<void> {
  await must(admin.post('/api/settings', { conflict_mode }));
}

const gainOf = async ({ admin }: RaceTable, id: number): Promise<number> =>
  (await must(admin.get(`/api/employee-ledger?id=${id}`))).gain;

const free = { packageId: 'custom', per_person: 1_000, advance_amount: 0 } as const;

const oneWaiter: Race = async (table, round) => {
  const { abebe } = table.people;
  await setMode(table, 'forbid');
  const day = `20${30 + Math.floor(round / 28)}-02-${String(1 + (round % 28)).padStart(2, '0')}`;
  const ids: number[] = [];
  for (let at = 0; at < 6; at += 1) {
    ids.push(await newEvent(table, { ...free, event_date: day, et_date: isoToEt(day) }));
  }
  const before = await gainOf(table, abebe);
  const answers = await crowd(table, ids.length, (caller, at) =>
    caller.post('/api/assign-employee', { eventId: ids[at], employees: [abebe] }),
  );
  await setMode(table, 'warn');
  return (
    expected('winners', won(answers), 1) ??
    expected('gain', (await gainOf(table, abebe)) - before, 800)
  );
};

const dayAt = (at: number): string =>
  new Date(Date.UTC(2031, 0, 1 + at)).toISOString().slice(0, 10);

const movedOntoAnother: Race = async (table, round) => {
  const { abebe } = table.people;
  await setMode(table, 'forbid');
  const [day, before] = [dayAt(2 * round), dayAt(2 * round + 1)];
  const on = (event_date: string) => ({ ...free, event_date, et_date: isoToEt(event_date) });
  const moving = await newEvent(table, on(before));
  const there = await newEvent(table, on(day));
  const staff = { employees: [abebe], force: true };
  await must(table.admin.post('/api/assign-employee', { eventId: moving, ...staff }));
  const gain = await gainOf(table, abebe);
  const answers = await crowd(table, 6, (caller, at) =>
    at % 3 === 0
      ? caller.post('/api/assign-employee', { eventId: there, ...staff })
      : caller.patch('/api/event', { ...buildEvent(on(day)), id: moving, force: true }),
  );
  await setMode(table, 'warn');
  const isMoved = answers.some(({ status }, at) => at % 3 !== 0 && status === 200);
  return (
    expected('failures', failed(answers), 0) ??
    expected('assigned', (await gainOf(table, abebe)) - gain, isMoved ? 0 : 800) ??
    expected('won', won(answers), isMoved ? 4 : 2)
  );
};

const movedTogether: Race = async (table, round) => {
  const { abebe } = table.people;
  await setMode(table, 'forbid');
  const [day, ...befores] = [0, 1, 2].map((at) => dayAt(1_000 + 3 * round + at));
  const on = (event_date = '') => ({ ...free, event_date, et_date: isoToEt(event_date) });
  const ids: number[] = [];
  for (const before of befores) {
    const eventId = await newEvent(table, on(before));
    await must(table.admin.post('/api/assign-employee', { eventId, employees: [abebe] }));
    ids.push(eventId);
  }
  const answers = await crowd(table, 2, (caller, at) =>
    caller.patch('/api/event', { ...buildEvent(on(day)), id: ids[at] }),
  );
  await setMode(table, 'warn');
  return expected('failures', failed(answers), 0) ?? expected('moved', won(answers), 1);
};

const sameAssignment: Race = async (table) => {
  const { tigist, abebe } = table.people;
  const id = await newEvent(table, free);
  const before = await gainOf(table, tigist);
  const answers = await crowd(table, 10, (caller, at) =>
    caller.post('/api/assign-employee', {
      eventId: id,
      employees: at % 2 === 0 ? [tigist, abebe] : [abebe, tigist],
      force: true,
    }),
  );
  return (
    expected('answers', won(answers), 10) ??
    expected('gain', (await gainOf(table, tigist)) - before, 700)
  );
};

const payTwice: Race = async (table) => {
  const { abebe } = table.people;
  const eventId = await newEvent(table, free);
  const body = { eventId, employees: [abebe], force: true };
  await must(table.admin.post('/api/assign-employee', body));
  const answers = await crowd(table, 20, (caller) =>
    caller.patch('/api/employee-ledger?branchId=1', { id: abebe, withSalary: false }),
  );
  return expected('payments', won(answers), 1) ?? expected('gain', await gainOf(table, abebe), 0);
};

const twoEditors: Race = async (table) => {
  const id = await newEvent(table);
  const answers = await crowd(table, 6, (caller, at) =>
    caller.patch('/api/event', { ...buildEvent(), id, version: 1, num_of_people: 210 + at }),
  );
  const stale = answers.filter(({ body }) => body.code === 'STALE').length;
  return expected('winners', won(answers), 1) ?? expected('stale', stale, 5);
};

/** Afterwards, `verify` checks that received and pending add up to the claim. */
const editWhileAccepting: Race = async (table) => {
  const id = await newEvent(table);
  const { id: actionId } = await newest(table, 'pending');
  const answers = await crowd(table, 4, (caller, at) =>
    at % 2 === 0
      ? resolve(caller, { type: 'pending', action: 'accept', actionId, amount: 50_000 })
      : caller.patch('/api/event', { ...buildEvent({ advance_amount: 80_000 + at }), id }),
  );
  const account = await must(table.admin.get(`/api/event/account?id=${id}`));
  return (
    expected('failures', failed(answers), 0) ??
    expected('claim', account.received + account.pending, account.claim)
  );
};

const cancelWhileAccepting: Race = async (table) => {
  const id = await newEvent(table);
  const { id: actionId } = await newest(table, 'pending');
  const answers = await crowd(table, 4, (caller, at) =>
    at % 2 === 0
      ? resolve(caller, { type: 'pending', action: 'accept', actionId, amount: 50_000 })
      : caller.delete('/api/event', { id }),
  );
  const { pending } = await must(table.admin.get(`/api/event/account?id=${id}`));
  return expected('failures', failed(answers), 0) ?? expected('pending', pending, 0);
};

const crossed: Race = async (table) => {
  const { abebe, tigist, dj, decor } = table.people;
  const ids = [await newEvent(table, free), await newEvent(table, free)];
  const answers = await crowd(table, 8, (caller, at) => {
    const eventId = ids[Math.floor(at / 2) % 2];
    const isTurned = at % 2 === 1;
    return at < 4
      ? caller.post('/api/assign-employee', {
          eventId,
          employees: isTurned ? [tigist, abebe] : [abebe, tigist],
          force: true,
        })
      : caller.post('/api/assign-vendor', {
          eventId,
          vendors: isTurned ? [decor, dj] : [dj, decor],
          force: true,
        });
  });
  return expected('answers', won(answers), 8);
};

export const eventRaces: Readonly<Record<string, Race>> = {
  'one waiter for six events': oneWaiter,
  'an event moved onto another while its waiter is assigned there': movedOntoAnother,
  'two events of one waiter moved onto one hour': movedTogether,
  'the same people ten times': sameAssignment,
  'twenty pay the same wages': payTwice,
  'six editors of one version': twoEditors,
  'edited while it is accepted': editWhileAccepting,
  'cancelled while it is accepted': cancelWhileAccepting,
  'lists in opposite order': crossed,
};

// D122, D123
import { todayOf } from '../../src/base/addis-days.ts';
import { addDaysIso, isoToEt } from '@digis/ethio-date';
import { buildEvent } from '../../testing/index.ts';
import { expected, type Race } from './cash-races.ts';
import { crowd, failed, must, newest, newEvent, resolve, won, type RaceTable } from './table.ts';

const places = 3;
const callers = 10;

const limit = ({ admin }: RaceTable, max_events: number | null) =>
  must(admin.patch('/api/branch', { id: 1, name: 'Bole', address: 'Africa Avenue', max_events }));

const free = { packageId: 'custom', per_person: 1_000, advance_amount: 0 } as const;
const on = (day: string) => ({ ...free, event_date: day, et_date: isoToEt(day) });

/** Three of ten calls succeed, whether they add, move or restore an event. */
const lastPlaces: Race = async (table, round) => {
  const day = addDaysIso('2032-01-01', round);
  const moving = await newEvent(table, on(addDaysIso('2040-01-01', round)));
  const deleted = await newEvent(table, on(day));
  await must(table.admin.delete('/api/event', { id: deleted }));
  await limit(table, places);
  const answers = await crowd(table, callers, (caller, at) =>
    at === 3
      ? caller.patch('/api/event', { ...buildEvent(on(day)), id: moving })
      : at === 6
        ? caller.post('/api/event/restore', { id: deleted })
        : caller.post('/api/event', buildEvent(on(day))),
  );
  const { days } = await must(table.admin.get(`/api/days?from=${day}&to=${day}&branchId=1`));
  await limit(table, null);
  return (
    expected('failures', failed(answers), 0) ??
    expected('booked', won(answers), places) ??
    expected('on the day', days[0].events, places)
  );
};

/** Approved exactly once, which turns the hold into a booking. */
const paidAsItEnds: Race = async (before) => {
  // Signs in again: the clock is two days later, so sessions have ended.
  const table = { ...before, admin: await before.app.as('admin') };
  const today = todayOf(table.app.clock);
  const held = { ...on(addDaysIso(today, 30)), advance_amount: 10_000 };
  const until = addDaysIso(today, 1);
  const id = await newEvent(table, { ...held, hold_until: until });
  const { id: actionId } = await newest(table, 'pending');
  for (const { clock } of [table.app, table.second]) {
    clock.set(`${addDaysIso(until, 1)}T00:00:00+03:00`);
  }
  const again = [await table.app.as('admin'), await table.second.as('admin')] as const;
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => {
      const caller = again[at % 2 === 0 ? 0 : 1];
      return at % 4 < 2
        ? resolve(caller, { type: 'pending', action: 'accept', actionId, amount: 10_000 })
        : caller.patch('/api/event', {
            ...buildEvent({ ...held, hold_until: addDaysIso(until, 5) }),
            id,
          });
    }),
  );
  const accepted = answers.filter(({ status }, at) => at % 4 < 2 && status === 200).length;
  const { events } = await must(again[0].get(`/api/event?id=${id}`));
  return (
    expected('failures', failed(answers), 0) ??
    expected('accepted', accepted, 1) ??
    expected('received', events[0].received, 10_000) ??
    expected('hold', events[0].hold, undefined)
  );
};

export const dayRaces: Readonly<Record<string, Race>> = {
  'the last places of a day are booked, moved to and restored at once': lastPlaces,
  'the money of a kept day is approved as it ends and is extended': paidAsItEnds,
};

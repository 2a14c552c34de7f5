// D134
import { branchToRead } from '#auth/branch-scope.ts';
import { type Days, requireDays, todayOf } from '#base/addis-days.ts';
import { invalid } from '#base/errors.ts';
import type { Handlers } from '#contract/handler.ts';
import { requireLiveEvent } from '../../bookings/events/event-queries.ts';
import { selectSettings } from '../../records/settings/setting-queries.ts';
import {
  countOfBranches,
  mostEvents,
  selectItemFacts,
  selectKitchenIds,
  selectTwins,
} from './kitchen-queries.ts';
import { readRecords, menuOf } from './kitchen-records.ts';
import { kitchenEvent, kitchenTotals } from './kitchen-view.ts';
import { keepSheets, selectPrinted } from './printed-sheets.ts';

const mostDays = 31;

function daysOf(asked: Partial<Days>, today: string): Days {
  const from = asked.from ?? today;
  return requireDays({ from, to: asked.to ?? from }, mostDays);
}

function requireFew({ from, to }: Days, counts: readonly number[]): void {
  const all = counts.reduce((sum, events) => sum + events, 0);
  if (all <= mostEvents) return;
  if (from < to) throw invalid({ to: 'maximum' });
  throw invalid(counts.length === 1 ? { from: 'maximum' } : { branchId: 'required' });
}

export const kitchenHandlers = {
  readKitchen: async (context, { query }) => {
    const { db, clock, scope } = context;
    const today = todayOf(clock);
    const days = daysOf(query, today);
    const branch = branchToRead(scope, query.branchId);
    if (query.id === undefined)
      requireFew(days, await countOfBranches(db, { ...days, branch, today }));
    else await requireLiveEvent(context, query.id);
    const found = await selectKitchenIds(db, { ...days, branch, today, id: query.id });
    const records = await readRecords(db, found);
    const printed = await selectPrinted(
      db,
      records.map(({ event }) => event.id),
    );
    const packages = records.flatMap(({ event }) => event.package_id ?? []);
    const twins = await selectTwins(db, packages);
    const ids = [...records.flatMap(menuOf).map(({ id }) => id), ...[...twins.values()].flat()];
    const buffer = Number((await selectSettings(db)).kitchen_buffer);
    const kitchen = { facts: await selectItemFacts(db, ids), twins, buffer };
    return {
      success: true,
      buffer,
      events: records.map((record) => kitchenEvent(record, kitchen, printed)),
      totals: kitchenTotals(records, kitchen),
    };
  },

  printSheet: async (context, { body }) => {
    await keepSheets(context, body);
    return { success: true };
  },
} satisfies Handlers<'readKitchen' | 'printSheet'>;

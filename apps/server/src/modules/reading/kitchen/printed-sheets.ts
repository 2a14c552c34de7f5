// D135
import type { BodyOf, Schemas } from '@digis/api-client/contract';
import { asc, inArray, sql } from 'drizzle-orm';
import { changesBetween, recordAction } from '#action-log/record-action.ts';
import { AppError, invalid } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { printedSheets } from '#db/tables/events.ts';
import { lockLiveEvent, subjectOf } from '../../bookings/events/event-queries.ts';
import { type KitchenRecord, readRecords, menuOf } from './kitchen-records.ts';

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

export const saidOf = (record: KitchenRecord): Schemas['SheetSaid'] => ({
  event_date: record.event.event_date,
  time: record.event.time,
  num_of_people: record.event.num_of_people,
  additional_plates: record.event.additional_plates,
  fasting_people: record.event.fasting_people ?? 0,
  items: namesOf(menuOf(record)),
  additionalitems: namesOf(record.additionalItems),
  remark: record.event.remark,
  employees: record.employees.map(({ full_name }) => full_name),
});

export type Printed = ReadonlyMap<number, (typeof printedSheets.$inferSelect)[]>;

export async function selectPrinted(db: Database, ids: readonly number[]): Promise<Printed> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(printedSheets)
    .where(inArray(printedSheets.event_id, [...ids]))
    .orderBy(asc(printedSheets.event_id), sql`${printedSheets.printed_at} DESC`);
  return Map.groupBy(rows, ({ event_id }) => event_id);
}

export const printedView = (record: KitchenRecord, printed: Printed): Schemas['PrintedSheet'][] =>
  (printed.get(record.event.id) ?? []).map(({ kind, said, printed_at }) => ({
    kind,
    printedAt: printed_at.toISOString(),
    changes: changesBetween({ ...said }, { ...saidOf(record) }),
  }));

export async function keepSheets(context: Context, body: BodyOf<'printSheet'>): Promise<void> {
  const ids = body.events.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw invalid({ events: 'duplicate' });
  const inOrder = body.events.toSorted((a, b) => a.id - b.id);
  for (const { id } of inOrder) await lockLiveEvent(context, id);
  const records = new Map((await readRecords(context.db, ids)).map((one) => [one.event.id, one]));
  for (const { id, said: printed } of inOrder) {
    const record = records.get(id);
    if (record === undefined) throw new AppError('NOT_FOUND');
    const said = saidOf(record);
    // The event changed after the page was opened, so the sheet must be printed again.
    if (changesBetween({ ...printed }, { ...said }).length > 0) throw new AppError('STALE');
    await keepSheet(context, { event_id: id, kind: body.kind, said });
    await recordAction(context, {
      action: 'event.print_sheet',
      subject: await subjectOf(context.db, record.event),
      entityId: id,
    });
  }
}

type Sheet = Pick<typeof printedSheets.$inferSelect, 'event_id' | 'kind' | 'said'>;

async function keepSheet({ db, clock, user }: Context, sheet: Sheet): Promise<void> {
  const printed = { said: sheet.said, printed_by: user.id, printed_at: clock.now() };
  await db
    .insert(printedSheets)
    .values({ ...sheet, ...printed })
    .onConflictDoUpdate({
      target: [printedSheets.event_id, printedSheets.kind],
      set: printed,
    });
}

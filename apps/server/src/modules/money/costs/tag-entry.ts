import { and, asc, eq, isNull } from 'drizzle-orm';
import type { FieldErrorCode, Schemas } from '@digis/api-client/contract';
import { isCostCategory } from '@digis/domain';
import { invalid } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { type EventRow, events } from '#db/tables/events.ts';
import { entries, type Facts } from '#db/tables/journal.ts';
import { subjectOf } from '../../bookings/events/event-queries.ts';
import { categoryOfCost, eventOfCost } from './cost-tags.ts';

type Tag = Pick<Facts, 'event' | 'category'>;
type EntryRow = typeof entries.$inferSelect;

/** `isTaken`: the kind can be a cost. */
export async function costTagOf(
  { db }: Pick<Context, 'db'>,
  branch: number,
  isTaken: boolean,
  said: Schemas['CostTag'],
): Promise<Tag> {
  const event = said.eventId ?? undefined;
  const category = said.category ?? undefined;
  const errors: Record<string, FieldErrorCode> = {};
  if (event !== undefined && !isTaken) errors['eventId'] = 'notAllowed';
  if (category !== undefined && !isTaken) errors['category'] = 'notAllowed';
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (event !== undefined) await requireEvent(db, branch, event, 'eventId');
  return { ...(event !== undefined && { event }), ...(category !== undefined && { category }) };
}

export async function costTagOfAdvance(db: Database, advance: number): Promise<Tag> {
  const [first] = await db
    .select({ event: eventOfCost(), category: categoryOfCost() })
    .from(entries)
    .where(and(eq(entries.advance_id, advance), isNull(entries.reverses_id)))
    .orderBy(asc(entries.id))
    .limit(1);
  if (first === undefined) return {};
  const { event, category } = first;
  return {
    ...(event !== null && { event: Number(event) }),
    ...(category !== null && { category }),
  };
}

async function requireEvent(
  db: Database,
  branch: number,
  id: number,
  field: string,
): Promise<EventRow> {
  const isOurs = and(eq(events.id, id), eq(events.branch_id, branch), isNull(events.archived_at));
  // The lock prevents deletion. Taken before the branch's number, in the order of a deletion.
  const [row] = await db.select().from(events).where(isOurs).for('share');
  if (row === undefined) throw invalid({ [field]: 'notFound' });
  return row;
}

export const isTaggable = ({ record_type, event_id, reverses_id }: EntryRow): boolean =>
  reverses_id === null &&
  (record_type === 'manual' ||
    record_type === 'petty_spend' ||
    (record_type === 'settle' && event_id === null));

export interface Noted {
  value: string;
  shown: string;
}

export async function notedEvent(db: Database, branch: number, value: string): Promise<Noted> {
  if (!/^\d{1,10}$/u.test(value)) throw invalid({ value: 'format' });
  const id = Number(value);
  if (id === 0) return { value: '0', shown: '' };
  const event = await requireEvent(db, branch, id, 'value');
  return { value: String(id), shown: await subjectOf(db, event) };
}

export function notedCategory(value: string): Noted {
  if (!isCostCategory(value)) throw invalid({ value: 'notAllowed' });
  return { value, shown: value };
}

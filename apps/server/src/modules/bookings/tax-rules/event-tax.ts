/** Mode of the booking day, rate of the event's day. D170 */
import type { Database } from '#db/open-database.ts';
import type { EventRow } from '#db/tables/events.ts';
import { type EventTax, noTax } from '../prices/event-price.ts';
import { valueOn } from './tax-rule-queries.ts';

const rateOn = async (db: Database, day: string): Promise<number> =>
  (await valueOn(db, 'vat', day)) ?? 0;

export async function taxOfBooking(db: Database, setting: string, day: string): Promise<EventTax> {
  if (setting !== 'included' && setting !== 'on_top') return noTax;
  return { mode: setting, rate: await rateOn(db, day) };
}

/** An edit keeps the mode, and the rate as long as the event's day stays. */
export async function taxOfEdit(
  db: Database,
  { vat_mode: mode, vat_rate, event_date }: EventRow,
  day: string,
): Promise<EventTax> {
  if (mode === 'off') return noTax;
  return { mode, rate: day === event_date ? vat_rate : await rateOn(db, day) };
}

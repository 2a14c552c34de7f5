/** Only rows moved since the last close. D128 */
import type { BodyOf, FieldErrorCode } from '@digis/api-client/contract';
import { invalid } from '#base/errors.ts';
import type { Database } from '#db/open-database.ts';
import { type Day, selectToTick } from './open-day.ts';

export async function requireTicked(
  db: Database,
  branch: number,
  { places }: BodyOf<'closeDay'>,
  day: Day,
): Promise<void> {
  const errors: Record<string, FieldErrorCode> = {};
  for (const [at, { place, seen = [] }] of places.entries()) {
    if (seen.length === 0 || typeof place !== 'number') continue;
    const rows = await selectToTick(db, branch, place, day.lastClose?.last_entry ?? 0);
    const offered = new Set(rows.map(({ id }) => id));
    if (new Set(seen).size < seen.length) errors[`places.${at}.seen`] = 'duplicate';
    else if (!seen.every((id) => offered.has(id))) errors[`places.${at}.seen`] = 'notFound';
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** What an edit makes of an event's row: its package, and at which price. */
import type { BodyOf, Schemas } from '@digis/api-client/contract';
import { agreedPrice, toBirr } from '@digis/domain';
import type { Context } from '../../contract/handler.ts';
import type { Database } from '../../db/open-database.ts';
import type { events } from '../../db/tables/events.ts';
import { AppError } from '../../errors.ts';
import { selectEventMoney } from './money/event-money.ts';
import { lockPackage, selectPackagesById, type PackageRow } from '../packages/package-queries.ts';
import { priceOf, type AgreedUnitPrice } from './event-price.ts';
import type { EventRow } from './event-queries.ts';
import { completed, rowOf } from './event-row.ts';

type Body = BodyOf<'updateEvent'>;

/** A package that was taken off the list goes on for the events that have it (D47). */
async function offerOf(
  db: Database,
  event: EventRow,
  { packageId }: Schemas['EventInput'],
): Promise<PackageRow | null> {
  if (typeof packageId !== 'number') return null;
  if (packageId !== event.package_id) return lockPackage(db, packageId, 'share');
  const offer = (await selectPackagesById(db, [packageId])).get(packageId);
  if (offer === undefined) throw new AppError('NOT_FOUND');
  return offer;
}

/** What was agreed on, unless today's price is asked for or it holds no longer. */
function agreedUnitPrice(
  event: EventRow,
  offer: PackageRow | null,
  { use_new_price, num_of_people }: Body,
): AgreedUnitPrice | undefined {
  if (use_new_price === true || offer === null) return undefined;
  const { package_id: packageId, num_of_people: people, tier_min: min, tier_max: max } = event;
  const tier = min === null || max === null ? undefined : { min, max };
  const agreed = { packageId, people, unitPrice: toBirr(event.unit_price), tier };
  const value = agreedPrice(agreed, { packageId: offer.id, people: num_of_people });
  return value === undefined ? undefined : { value, min, max };
}

export async function changeOf(
  { db }: Context,
  event: EventRow,
  body: Body,
): Promise<Partial<typeof events.$inferInsert>> {
  const input = completed(event, body);
  const offer = await offerOf(db, event, input);
  const { received } = await selectEventMoney(db, event.id);
  const agreed = { price: agreedUnitPrice(event, offer, body), received: toBirr(received) };
  const row = rowOf(input, offer, priceOf(input, offer, agreed));
  // The package is called what it was called when the event was booked.
  return offer?.id === event.package_id ? { ...row, package_name: event.package_name } : row;
}

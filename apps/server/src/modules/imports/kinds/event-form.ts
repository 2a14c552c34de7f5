/** Reads a row of an imported event: the form of the event, its package, the same event in the book. */
import type { Schemas } from '@digis/api-client/contract';
import { isoToEt } from '@digis/ethio-date';
import { sql } from 'drizzle-orm';
import { invalid } from '#base/errors.ts';
import type { Database } from '#db/open-database.ts';
import { lockPackage, type PackageRow, selectPackages } from '../../packages/package-queries.ts';
import { listed } from '../import-desk.ts';

export interface Offers {
  /** null: a custom event. Throws the fault of the field `package`. */
  of(name: string | undefined): PackageRow | null;
  /** All that were asked for keep their prices until this write is through. */
  hold(): Promise<void>;
}

export async function readOffers(db: Database): Promise<Offers> {
  const rows = await selectPackages(db);
  const names = listed(rows);
  const asked = new Set<number>();
  return {
    of(name) {
      if (name === undefined) return null;
      const found = names.ofName(name);
      const offer = rows.find(({ id }) => id === found?.id);
      if (offer === undefined) throw invalid({ package: 'notFound' });
      asked.add(offer.id);
      return offer;
    },
    async hold() {
      for (const id of [...asked].toSorted((a, b) => a - b)) await lockPackage(db, id, 'share');
    },
  };
}

/** The form with which the same event would be scheduled; messages are off. */
export const formOf = (
  {
    client,
    package: _package,
    branch: _branch,
    received: _received,
    ...values
  }: Schemas['ImportedEvent'],
  branchId: number,
  offer: PackageRow | null,
): Schemas['EventInput'] => ({
  ...values,
  client: { secondary_phone: client.primary_phone, ...client },
  packageId: offer?.id ?? 'custom',
  et_date: isoToEt(values.event_date),
  advance_amount: 0,
  branchId,
});

export interface Occurrence {
  client: number;
  event_date: string;
  time: string;
}

export const occurrenceKey = ({ client, event_date, time }: Occurrence): string =>
  `${client} ${event_date} ${time}`;

/** The events of the book by client, day and hour. */
export async function selectBooked(
  db: Database,
  asked: readonly Occurrence[],
): Promise<ReadonlyMap<string, number>> {
  const clients = sql`${sql.param(asked.map(({ client }) => client))}::bigint[]`;
  const days = sql`${sql.param(asked.map(({ event_date }) => event_date))}::date[]`;
  const times = sql`${sql.param(asked.map(({ time }) => time))}::text[]`;
  const { rows } = await db.execute<{
    id: string;
    client: string;
    event_date: string;
    time: string;
  }>(sql`
    SELECT e.id, e.client_id AS client, e.event_date::text AS event_date, e.time
    FROM unnest(${clients}, ${days}, ${times}) AS asked (client, day, time)
    JOIN events e ON e.client_id = asked.client AND e.event_date = asked.day AND e.time = asked.time
      AND e.archived_at IS NULL ORDER BY e.id DESC`);
  return new Map(
    rows.map(({ id, client, ...when }) => [
      occurrenceKey({ client: Number(client), ...when }),
      Number(id),
    ]),
  );
}

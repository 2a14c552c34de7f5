import type { Schemas } from '@digis/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';

interface Occurrence {
  client: number;
  event_date: string;
  time: string;
  /** Santim. */
  total: number;
}

interface Booked {
  id: number;
  day: string;
  is: 'same' | Exclude<Schemas['ImportedAlike'], 'name'>;
}

/** Wide enough for a corrected day, and for a wedding and its mels. */
const nearDays = 7;

export async function selectBooked(
  db: Database,
  asked: readonly Occurrence[],
): Promise<(one: Occurrence) => Booked | undefined> {
  const clients = sql`${sql.param(asked.map(({ client }) => client))}::bigint[]`;
  const days = sql`${sql.param(asked.map(({ event_date }) => event_date))}::date[]`;
  const times = sql`${sql.param(asked.map(({ time }) => time))}::text[]`;
  const totals = sql`${sql.param(asked.map(({ total }) => total))}::bigint[]`;
  const { rows } = await db.execute<Record<'at' | 'id' | 'day', string> & Pick<Booked, 'is'>>(sql`
    SELECT asked.at, e.id, e.event_date::text AS day,
      CASE WHEN e.is_same THEN 'same' WHEN e.away <= ${nearDays} THEN 'near' ELSE 'sum' END AS is
    FROM unnest(${clients}, ${days}, ${times}, ${totals}) WITH ORDINALITY
      AS asked (client, day, time, total, at)
    CROSS JOIN LATERAL (
      SELECT b.id, b.event_date, abs(b.event_date - asked.day) AS away,
        b.event_date = asked.day AND b.time = asked.time AS is_same
      FROM events b
      WHERE b.client_id = asked.client AND b.archived_at IS NULL
        AND (abs(b.event_date - asked.day) <= ${nearDays} OR b.total = asked.total)
      ORDER BY is_same DESC, away, b.id LIMIT 1) AS e`);
  const found = new Map(
    rows.flatMap(({ at, id, day, is }) => {
      const one = asked[Number(at) - 1];
      return one === undefined ? [] : [[keyOf(one), { id: Number(id), day, is }] as const];
    }),
  );
  return (one) => found.get(keyOf(one));
}

const keyOf = ({ client, event_date, time, total }: Occurrence): string =>
  `${client} ${event_date} ${time} ${total}`;

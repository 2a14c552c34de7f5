// D129, D130
import { sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { sumToBirr } from '@digis/domain';
import type { Database } from '#db/open-database.ts';
import { beginsOn } from '#base/addis-days.ts';
import { costRows, marginOf } from '../../money/costs/costs-of-events.ts';
import {
  type Asked,
  type EventColumns,
  eventColumns,
  eventOf,
  eventTables,
  mostListed,
  ofBranch,
} from './asked.ts';

interface Row extends EventColumns {
  /** Santim. */
  net: string;
  cost: string;
}

export async function selectEarned(db: Database, asked: Asked): Promise<Schemas['EarnedEvent'][]> {
  const { now } = asked;
  const { rows } = await db.execute<Row>(sql`
    WITH past AS MATERIALIZED (
      SELECT ${eventColumns}, ev.starts_at, ev.total - ev.vat AS net FROM ${eventTables}
      WHERE ${beginsOn(sql`ev.starts_at`, asked)} AND ev.starts_at <= ${now.toISOString()}
        AND ev.archived_at IS NULL AND ev.hold_until IS NULL AND ${ofBranch(sql`ev.branch_id`, asked)}
      ORDER BY ev.starts_at DESC, ev.id DESC LIMIT ${mostListed}
    ), cost AS (
      SELECT event_id, sum(amount) AS amount FROM (${costRows(sql`ARRAY(SELECT event_id FROM past)::bigint[]`)}) of_event
      GROUP BY 1
    )
    SELECT past.*, coalesce(cost.amount, 0) AS cost FROM past LEFT JOIN cost ON cost.event_id = past.event_id
    ORDER BY past.starts_at DESC, past.event_id DESC`);
  return rows.map((row) => {
    const [net, cost] = [BigInt(row.net), BigInt(row.cost)];
    return {
      ...eventOf(row),
      net: sumToBirr(net),
      cost: sumToBirr(cost),
      profit: sumToBirr(net - cost),
      ...marginOf(net, net - cost),
    };
  });
}

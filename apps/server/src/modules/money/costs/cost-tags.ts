/** The event and category of a cost: from the entry's facts, or from its latest note. D129 */
import { type SQL, sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { isoToEt } from '@digis/ethio-date';
import { clients, events } from '#db/tables/events.ts';
import { entries } from '#db/tables/journal.ts';

/** Calls the function of migration 0166, which the kept sums also use. */
const tagOf = (column: 'event_id' | 'category', entry: SQL): SQL =>
  sql`(SELECT ${sql.raw(column)} FROM cost_tag(${entry}.id, ${entry}.reverses_id, ${entry}.facts))`;

const entriesTable = sql`${entries}`;

export const eventOfCost = (entry: SQL = entriesTable): SQL<string | null> =>
  sql`${tagOf('event_id', entry)}`;

export const categoryOfCost = (entry: SQL = entriesTable): SQL<Schemas['CostCategory'] | null> =>
  sql`${tagOf('category', entry)}`;

interface TaggedEvent {
  id: number;
  name: string;
  day: string;
}

export const costColumns = {
  costEvent: sql<TaggedEvent | null>`(SELECT json_build_object('id', ${events.id}, 'name', ${clients.full_name},
      'day', ${events.event_date}) FROM ${events} JOIN ${clients} ON ${clients.id} = ${events.client_id}
    WHERE ${events.id} = ${eventOfCost()})`,
  costCategory: categoryOfCost(),
};

export interface CostOfEntry {
  costEvent: TaggedEvent | null;
  costCategory: Schemas['CostCategory'] | null;
}

export const costView = ({ costEvent, costCategory }: CostOfEntry): Schemas['ShownCostTag'] => ({
  ...(costEvent !== null && {
    cost_of: { id: costEvent.id, name: costEvent.name, et_date: isoToEt(costEvent.day) },
  }),
  ...(costCategory !== null && { category: costCategory }),
});

/** Ids of the entries that are costs of the events, with their corrections. `ids`: an SQL array. */
export const costsOfEvents = (ids: SQL): SQL => sql`SELECT tagged.id FROM (
    SELECT e.id, e.reverses_id, e.facts FROM entries e
      WHERE e.facts ? 'event' AND (e.facts ->> 'event')::bigint = ANY(${ids})
    UNION SELECT e.id, e.reverses_id, e.facts FROM entry_notes n JOIN entries e ON e.id = n.entry_id
      WHERE n.kind = 'event' AND n.value::bigint = ANY(${ids})
    UNION SELECT e.id, e.reverses_id, e.facts FROM entry_notes n JOIN entries e ON e.reverses_id = n.entry_id
        AND e.record_type <> 'accrual'
      WHERE n.kind = 'event' AND n.value::bigint = ANY(${ids})) tagged
  WHERE ${eventOfCost(sql`tagged`)} = ANY(${ids})`;

/** The array tells the planner that the entries are few. */
export const isCostOf = (eventIds: readonly number[]): SQL =>
  sql`${entries.id} = ANY(ARRAY(${costsOfEvents(sql`ARRAY[${sql.join([...eventIds], sql`, `)}]::bigint[]`)}))`;

/** Two indexes have this condition. */
const isByHand = sql`(${entries.record_type} = 'manual' OR ${entries.record_type} = 'settle' AND ${entries.event_id} IS NULL)`;

export const isOfCategory = (category: Schemas['CostCategory']): SQL =>
  sql`${isByHand} AND coalesce(${categoryOfCost()}, 'other') = ${category}`;

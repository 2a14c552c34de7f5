// D180
import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import { branchToRead } from '#auth/branch-scope.ts';
import type { Handlers } from '#contract/handler.ts';
import { clients, events } from '#db/tables/events.ts';

const mostEvents = 200;
const mostPlaces = 8;

export const placeHandlers = {
  listPlaces: async ({ db, scope }, { query }) => {
    const branch = branchToRead(scope, query.branchId);
    const here = branch === null ? undefined : eq(events.branch_id, branch);
    const { phone_number, secondary_phone } = clients;
    const isCaller = or(
      eq(phone_number, query.phone ?? ''),
      eq(secondary_phone, query.phone ?? ''),
    );
    const callers = sql`ARRAY(${db.select({ id: clients.id }).from(clients).where(isCaller)})`;
    const newest = db
      .select({
        venue: events.venue,
        venue_note: events.venue_note,
        key: sql<string>`fold_homophones(${events.venue})`.as('key'),
        id: events.id,
        of_client: sql<boolean>`${events.client_id} = ANY(${callers})`.as('of_client'),
      })
      .from(events)
      .where(and(here, ne(events.venue, '')))
      .orderBy(desc(events.id))
      .limit(mostEvents)
      .as('newest');
    const rows = await db
      .select({
        venue: sql<string>`(array_agg(venue ORDER BY id DESC))[1]`,
        venue_note: sql<string>`(array_agg(venue_note ORDER BY id DESC))[1]`,
        of_client: sql<boolean>`bool_or(of_client)`,
      })
      .from(newest)
      .groupBy(newest.key)
      .orderBy(sql`bool_or(of_client) DESC, max(id) DESC`)
      .limit(mostPlaces);
    return {
      success: true,
      places: rows.map(({ venue_note, ...place }) => ({
        ...place,
        ...(venue_note !== '' && { venue_note }),
      })),
    };
  },
} satisfies Handlers<'listPlaces'>;

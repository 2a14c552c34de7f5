import { isStanding } from '../holds/hold.ts';
import type { Schemas } from '@digis/api-client/contract';
import { sumToBirr } from '@digis/domain';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { eventDateTime } from '#base/addis-days.ts';
import type { Database } from '#db/open-database.ts';
import { exactSum } from '#db/fast/statements.ts';
import { events } from '#db/tables/events.ts';
import { leftInSql } from '../owed/left.ts';

export async function readClientAccount(
  db: Database,
  clientId: number,
  today: string,
): Promise<Pick<Schemas['Client'], 'left' | 'last_event'>> {
  const isTheirs = and(eq(events.client_id, clientId), isNull(events.archived_at));
  const [sum] = await db
    .select({ left: exactSum(sql`greatest(${leftInSql}, 0)`) })
    .from(events)
    .where(and(isTheirs, isStanding(today)));
  const [last] = await db
    .select()
    .from(events)
    .where(isTheirs)
    .orderBy(desc(events.starts_at), desc(events.id))
    .limit(1);
  return {
    left: sumToBirr(sum?.left ?? 0n),
    ...(last && {
      last_event: {
        event_date: eventDateTime(last),
        ...(last.package_name !== null && { package: last.package_name }),
        num_of_people: last.num_of_people,
      },
    }),
  };
}

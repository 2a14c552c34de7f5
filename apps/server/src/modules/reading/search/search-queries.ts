import { searchWords, soundOf, sumToBirr } from '@digis/domain';
import { and, desc, inArray, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { isStanding } from '../../records/holds/hold.ts';
import type { Database } from '#db/open-database.ts';
import { exactSum } from '#db/fast/statements.ts';
import { clients, events } from '#db/tables/events.ts';
import type { ClientRow } from '../../records/clients/client-queries.ts';
import { isClientLike, lexemesOf, writtenLexemesOf } from '../../records/clients/client-search.ts';
import { leftInSql } from '#modules/records/owed/left.ts';
import { eventsWithParts, type EventRecord } from '../../bookings/events/event-queries.ts';

const mostCandidates = 20;

const newestLike = (db: Database, like: SQL | undefined, most: number): Promise<ClientRow[]> =>
  db.select().from(clients).where(like).orderBy(desc(clients.id)).limit(most);

/** For selam, ሰላም comes before ሰለሞን. */
function wholeSoundsFirst(typed: string, rows: readonly ClientRow[]): ClientRow[] {
  const sounds = soundOf(typed).split(' ');
  const isWhole = ({ full_name }: ClientRow) => {
    const heard = new Set(soundOf(full_name).split(' '));
    return sounds.every((sound) => heard.has(sound));
  };
  return [...rows.filter(isWhole), ...rows.filter((row) => !isWhole(row))];
}

/** Includes deleted clients, for their events. D137, D164 */
export async function selectLikelyClients(
  db: Database,
  typed: string,
  branch: number | null,
): Promise<ClientRow[]> {
  const words = searchWords(typed);
  const isWritten = isClientLike(typed, branch, writtenLexemesOf);
  if (isWritten === undefined) return [];
  const written = await newestLike(db, isWritten, mostCandidates);
  const isFull = written.length === mostCandidates;
  if (isFull || lexemesOf(words) === writtenLexemesOf(words)) return written;
  const known = notInArray(
    clients.id,
    written.map(({ id }) => id),
  );
  const isHeard = and(isClientLike(typed, branch), written.length === 0 ? undefined : known);
  const heard = await newestLike(db, isHeard, mostCandidates - written.length);
  return [...written, ...wholeSoundsFirst(typed, heard)];
}

interface Likely {
  clientIds: readonly number[];
  isInPlace: SQL | undefined;
}

export async function selectLikelyEvents(
  db: Database,
  { clientIds, isInPlace }: Likely,
  now: Date,
  most: number,
): Promise<EventRecord[]> {
  const ofClients = clientIds.length === 0 ? undefined : inArray(events.client_id, [...clientIds]);
  const like = or(ofClients, isInPlace);
  if (like === undefined) return [];
  const isPast = sql`${events.starts_at} < ${now}`;
  const distance = sql`greatest(${events.starts_at} - ${now}, ${now} - ${events.starts_at})`;
  const nearest = db
    .select({ id: events.id })
    .from(events)
    .where(and(like, isNull(events.archived_at)))
    .orderBy(isPast, distance, events.id)
    .limit(most);
  const rows = await eventsWithParts(db)
    .where(inArray(events.id, nearest))
    .orderBy(isPast, distance, events.id);
  return rows.map(({ record }) => record);
}

interface Debt {
  left: number;
  owing: number;
}

export async function selectDebts(
  db: Database,
  clientIds: readonly number[],
  today: string,
): Promise<(clientId: number) => Debt> {
  const debts = new Map<number, Debt>();
  if (clientIds.length > 0) {
    const rows = await db
      .select({
        id: events.client_id,
        left: exactSum(leftInSql),
        owing: sql`count(*)`.mapWith(Number),
      })
      .from(events)
      .where(
        and(inArray(events.client_id, [...clientIds]), sql`${leftInSql} > 0`, isStanding(today)),
      )
      .groupBy(events.client_id);
    for (const { id, left, owing } of rows) debts.set(id, { left: sumToBirr(left), owing });
  }
  return (clientId) => debts.get(clientId) ?? { left: 0, owing: 0 };
}

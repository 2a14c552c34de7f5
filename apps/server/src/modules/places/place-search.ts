/** SQL of events by the words of their place, with an index for it. SPEC: D180 */
import { searchWords } from '@digis/domain';
import { and, desc, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { events } from '../../db/tables/events.ts';
import { lexeme, lexemesOf } from '../clients/client-search.ts';

/** The newest events of a popular hall. */
const mostFound = 200;

/** The expression that the migration indexes. */
const wordsOfPlace = sql`client_words(${events.branch_id}, ${events.venue}, '', '')`;

/** undefined without a word: the condition is left out. */
export function isInPlaceLike(
  db: Database,
  typed: string | undefined,
  branch: number | null,
): SQL | undefined {
  const words = searchWords(typed ?? '');
  if (words.length === 0) return undefined;
  const ofBranch = branch === null ? [] : [lexeme(`branch:${branch}`)];
  const query = [...ofBranch, lexemesOf(words)].join(' & ');
  const found = db
    .select({ id: events.id })
    .from(events)
    .where(and(sql`${events.venue} <> ''`, sql`${wordsOfPlace} @@ ${query}::tsquery`))
    .orderBy(desc(events.id))
    .limit(mostFound);
  return sql`${events.id} = ANY(ARRAY(${found}))`;
}

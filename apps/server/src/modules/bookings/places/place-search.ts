/** Finds events by the words of their place. D180 */
import { searchWords } from '@digis/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { events } from '#db/tables/events.ts';
import { lexeme, lexemesOf } from '../../records/clients/client-search.ts';

const mostFound = 200;

/** Must equal the expression of the index. */
const wordsOfPlace = sql`client_words(${events.branch_id}, ${events.venue}, '', '')`;

/** undefined without a word or with a whole phone number. */
export function isInPlaceLike(
  db: Database,
  typed: string | undefined,
  branch: number | null,
): SQL | undefined {
  const words = searchWords(typed ?? '');
  if (words.length === 0 || words.some((word) => /^\d{10}$/u.test(word))) return undefined;
  const ofBranch = branch === null ? [] : [lexeme(`branch:${branch}`)];
  const query = [...ofBranch, lexemesOf(words)].join(' & ');
  // OFFSET 0 hides the order: PostgreSQL would walk all events from the newest.
  const found = sql`SELECT id FROM (SELECT ${events.id} FROM ${events}
    WHERE ${events.venue} <> '' AND ${wordsOfPlace} @@ ${query}::tsquery OFFSET 0) named ORDER BY id DESC LIMIT ${mostFound}`;
  return sql`${events.id} = ANY(ARRAY(${found}))`;
}

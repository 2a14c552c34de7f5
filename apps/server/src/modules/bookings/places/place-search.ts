import { searchWords } from '@digis/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { events } from '#db/tables/events.ts';
import { lexeme, lexemesOf } from '../../records/clients/client-search.ts';

const mostFound = 200;

/** Must equal the index expression. */
const wordsOfPlace = sql`client_words(${events.branch_id}, ${events.venue}, '', '')`;

export function isInPlaceLike(
  db: Database,
  typed: string | undefined,
  branch: number | null,
): SQL | undefined {
  const words = searchWords(typed ?? '');
  if (words.length === 0 || words.some((word) => /^\d{10}$/u.test(word))) return undefined;
  const ofBranch = branch === null ? [] : [lexeme(`branch:${branch}`)];
  const query = [...ofBranch, lexemesOf(words)].join(' & ');
  // OFFSET 0: PostgreSQL would walk all events from the newest.
  const found = sql`SELECT id FROM (SELECT ${events.id} FROM ${events}
    WHERE ${events.venue} <> '' AND ${wordsOfPlace} @@ ${query}::tsquery OFFSET 0) named ORDER BY id DESC LIMIT ${mostFound}`;
  return sql`${events.id} = ANY(ARRAY(${found}))`;
}

/** A promise of the books, with the query that finds whatever breaks it. */
import type { SQL } from 'drizzle-orm';

export interface Promised {
  words: string;
  /** The rows that break it, as `id` and `detail`. */
  breaches: SQL;
}

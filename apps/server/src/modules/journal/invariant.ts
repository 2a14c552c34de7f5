/** An invariant of the books, with the query that finds its violations. */
import type { SQL } from 'drizzle-orm';

export interface Invariant {
  name: string;
  /** The rows that break it, as `id` and `detail`. */
  violations: SQL;
}

import { sql } from 'drizzle-orm';
import { StartError } from '../../base/errors.ts';
import type { Database } from '../open-database.ts';

export async function isDurable(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ durable: boolean }>(sql`
    SELECT bool_and(setting <> 'off') AS durable FROM pg_settings
    WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes')`);
  return rows[0]?.durable ?? false;
}

export async function requireDurability(db: Database): Promise<void> {
  if (await isDurable(db)) return;
  throw new StartError(
    'DATABASE_URL names a PostgreSQL with fsync, synchronous_commit or full_page_writes off: ' +
      'a power cut would lose answered writes. Switch them on.',
  );
}

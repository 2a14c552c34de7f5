/** What PostgreSQL touches for a read: blocks in all, and tables it reads from end to end. */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { permissionValues } from '@digis/api-client/contract';
import type { TestApp } from '../testing/index.ts';
import type { Context } from '../src/contract/handler.ts';

export type Read = (context: Context) => Promise<unknown>;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** A connection of its own to the app's database, on which statements can be explained. */
export async function clientOf(app: TestApp): Promise<Client> {
  const url = new URL(process.env['DIGIS_TEST_DATABASE_URL'] ?? '');
  const { rows } = await app.db.execute<{ name: string }>(sql`SELECT current_database() AS name`);
  url.pathname = `/${rows[0]?.name}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  return client;
}

/** As an admin who looks at Bole. */
export async function costOf({ clock }: TestApp, client: Client, read: Read) {
  const noted: { statement: string; values: unknown[] }[] = [];
  const logger = {
    logQuery: (statement: string, values: unknown[]) => noted.push({ statement, values }),
  };
  const db = drizzle(client, { logger });
  const user = { id: 1, role: 'admin', branch_id: null, access: permissionValues };
  await read({ db, clock, user, scope: { branchId: 1 } } as unknown as Context);
  let blocks = 0;
  const scanned: string[] = [];
  for (const { statement, values } of noted) {
    const { rows } = await client.query(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement}`,
      values,
    );
    const plan: Plan = rows[0]['QUERY PLAN'][0].Plan;
    blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    const whole = nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan');
    scanned.push(...whole.map((node) => node['Relation Name'] ?? ''));
  }
  return { blocks, scanned };
}

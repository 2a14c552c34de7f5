import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { permissionValues } from '@digis/api-client/contract';
import type { TestApp } from '#testing/index.ts';
import type { Context } from '#contract/handler.ts';
import { startMetrics } from '#running/metrics.ts';

export type Read = (context: Context) => Promise<unknown>;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

export interface Cost {
  blocks: number;
  scanned: string[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

export async function clientOf({ url }: TestApp): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

interface Statement {
  statement: string;
  values: unknown[];
}

/** `branchId` null: read as an admin; otherwise as staff with all permissions. */
export async function costOf(
  { clock, config, troubles, freeSpace }: TestApp,
  client: Client,
  branchId: number | null,
  read: Read,
): Promise<Cost> {
  const noted: Statement[] = [];
  const logger = {
    logQuery: (statement: string, values: unknown[]) => noted.push({ statement, values }),
  };
  const user = { id: 1, role: 'admin', branch_id: branchId, access: permissionValues };
  const request = {
    id: '',
    ip: '127.0.0.1',
    device: '',
    bearer: null,
    isSecure: false,
    isForwarded: false,
  };
  const parts = {
    clock,
    config,
    troubles,
    freeSpace,
    metrics: startMetrics(),
    cookies: {},
    copies: null,
    request,
    reply: { header: () => undefined },
  };
  const createdAt = clock.now();
  await read({
    ...parts,
    db: drizzle(client, { logger }),
    user: { ...user, createdAt },
    scope: { branchId },
    token: 'x',
  } as unknown as Context);
  const cost: Cost = { blocks: 0, scanned: [] };
  for (const explained of noted) await explain(client, explained, cost);
  return cost;
}

async function explain(
  client: Client,
  { statement, values }: Statement,
  cost: Cost,
): Promise<void> {
  const { rows } = await client.query(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement}`,
    values,
  );
  const plan: Plan = rows[0]['QUERY PLAN'][0].Plan;
  cost.blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  const whole = nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan');
  cost.scanned.push(...whole.map((node) => node['Relation Name'] ?? ''));
}

import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { query } from '../../testing/test-cluster.ts';
import { type ApiSession, prepareBusiness } from '../support/api-session.ts';
import { proportionalOf, proportionalOfPostgres, residentOf } from './memory.ts';
import {
  mustTenant,
  signIn,
  startTenant,
  type TenantServer,
  backUp,
  madeFor,
  verify,
} from './tenant-command.ts';
import { startTenantCluster, type TenantCluster } from './tenant-cluster.ts';
import { elapsedMs } from '../../src/base/clock.ts';
import { buildEvent } from '../../testing/factories.ts';
import { signInAll } from '../load/several/crew.ts';

interface Spread {
  median: number;
  most: number;
}

function spreadOf(numbers: readonly number[]): Spread {
  const sorted = numbers.map(Math.round).toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, most: sorted.at(-1) ?? 0 };
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const begin = elapsedMs();
  const result = await work();
  return { ms: Math.round(elapsedMs() - begin), result };
}

async function doBusiness(admin: ApiSession): Promise<void> {
  await prepareBusiness(admin);
  const [clerk] = await signInAll(admin, 1);
  // No messages: the clock is real, and the event is past.
  const event = buildEvent({ send_sms: false, send_schedule: false });
  await clerk?.call('POST', '/api/event', event);
  await clerk?.call('POST', '/api/transactions', { type: 'in', amount: 500, remark: 'opening' });
}

const restLimitMs = 60_000;

/** Idle connections close after ten seconds; each server keeps one. */
async function untilAtRest({ connections }: TenantCluster, servers: number): Promise<number> {
  const begin = elapsedMs();
  let open = await connections();
  while (open > servers && elapsedMs() - begin < restLimitMs) {
    await delay(200);
    open = await connections();
  }
  return open;
}

/** @returns the most connections and memory used at once */
async function readAtOnce(cluster: TenantCluster, sessions: readonly ApiSession[]) {
  const over = new AbortController();
  const watched = (async () => {
    const most = { connections: 0, postgres: 0 };
    while (!over.signal.aborted) {
      most.connections = Math.max(most.connections, await cluster.connections());
      most.postgres = Math.max(most.postgres, proportionalOfPostgres(cluster.postmaster));
    }
    return most;
  })();
  let failed = 0;
  const read = async (session: ApiSession): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) {
      await session.call('GET', '/api/event').catch(() => (failed += 1));
    }
  };
  const users = sessions.flatMap((session) => Array.from({ length: 20 }, () => session));
  await Promise.all(users.map(read));
  over.abort();
  return { failed, ...(await watched) };
}

const businessOf = (name: string): string => `Business of ${name}`;

async function destroyFirst(
  { place }: TenantCluster,
  [gone, ...others]: readonly TenantServer[],
  [, ...sessions]: readonly ApiSession[],
) {
  if (gone === undefined) throw new Error('there is no tenant');
  const booksOf = () => Promise.all(others.map(({ name }) => verify(place, name)));
  const before = await booksOf();
  const copy = join(place.TENANTS_DIR, 'last.tar.gz.age');
  const copied = await timed(() => backUp(place, gone.name, copy));
  await gone.kill('SIGTERM');
  const words = ['--name', businessOf(gone.name), '--copy', copy];
  const destroyed = await timed(() => mustTenant(place, 'destroy', gone.name, ...words));
  const after = await booksOf();
  let whole = 0;
  for (const [number, server] of others.entries()) {
    await signIn(place, server);
    const { events } = (await sessions[number]?.call('GET', '/api/event')) ?? {};
    const { code, said = '' } = after[number] ?? {};
    const isSame = code === 0 && said.includes('Bole: entry 1') && said === before[number]?.said;
    if (isSame && Array.isArray(events) && events.length === 1) whole += 1;
  }
  const left = await madeFor(place, gone.name);
  return { backupMs: copied.ms, destroyMs: destroyed.ms, whole, left: left.length };
}

/** Twelve for each server, the others for commands and PostgreSQL itself. */
const connectionsFor = (tenants: number): number => tenants * 12 + 20;

async function databaseSizes({ place }: TenantCluster): Promise<Spread> {
  const rows = await query<{ mebibytes: number }>(
    place.TENANTS_DATABASE_URL,
    `SELECT pg_database_size(datname)::int / 1048576 AS mebibytes FROM pg_database WHERE datname LIKE 'digis\\_%'`,
  );
  return spreadOf(rows.map(({ mebibytes }) => mebibytes));
}

/** Adds to `servers`, which the caller must stop. */
async function measure(cluster: TenantCluster, servers: TenantServer[], tenants: number) {
  const { place, postmaster } = cluster;
  const alone = proportionalOfPostgres(postmaster);
  const names = Array.from({ length: tenants }, (_, number) => `tenant${number + 1}`);
  const made: number[] = [];
  for (const name of names) {
    const words = ['make', name, '--business', businessOf(name)];
    made.push((await timed(() => mustTenant(place, ...words))).ms);
  }
  for (const name of names) servers.push(await startTenant(place, name));
  const firstStarts = spreadOf(servers.map(({ readyAfterMs }) => readyAfterMs));
  const sessions: ApiSession[] = [];
  for (const server of servers) sessions.push(await signIn(place, server));
  for (const session of sessions) await doBusiness(session);
  const resting = await untilAtRest(cluster, tenants);
  const pids = servers.map(({ pid }) => pid);
  const memory = {
    'server RSS MiB': spreadOf(pids.map(residentOf)),
    'server PSS MiB': spreadOf(pids.map(proportionalOf)),
  };
  const atRest = proportionalOfPostgres(postmaster);
  const busy = await readAtOnce(cluster, sessions);
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  const again = await timed(() =>
    Promise.all(
      sessions.map(async ({ address }, number) => {
        const server = await startTenant(place, `tenant${number + 1}`);
        servers[number] = server;
        address.url = server.url;
      }),
    ),
  );
  const { whole, left, ...times } = await destroyFirst(cluster, servers, sessions);
  return {
    tenants,
    'make ms': spreadOf(made),
    'first start ms': firstStarts,
    'all started again at once ms': again.ms,
    ...memory,
    'PostgreSQL PSS MiB': {
      'without tenants': Math.round(alone),
      'at rest': Math.round(atRest),
      busy: Math.round(busy.postgres),
    },
    connections: {
      'at rest': resting,
      busy: busy.connections,
      allowed: connectionsFor(tenants),
    },
    'calls that failed': busy.failed,
    'database MiB': await databaseSizes(cluster),
    'backup ms': times.backupMs,
    'destroy ms': times.destroyMs,
    'left of the destroyed': left,
    'whole after one was destroyed': whole,
  };
}

export type TenantsResult = Awaited<ReturnType<typeof measure>>;

export async function runTenants(tenants: number): Promise<TenantsResult> {
  const cluster = await startTenantCluster(connectionsFor(tenants));
  const servers: TenantServer[] = [];
  try {
    return await measure(cluster, servers, tenants);
  } finally {
    await Promise.all(servers.map((server) => server.kill('SIGTERM')));
    await cluster.close();
  }
}

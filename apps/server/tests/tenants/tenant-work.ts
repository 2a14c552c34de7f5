/** What the tenants' users do while their servers are measured. */
import { setTimeout as delay } from 'node:timers/promises';
import { elapsedMs } from '../../src/base/clock.ts';
import { buildEvent } from '../../testing/factories.ts';
import { prepareBusiness, type ApiSession } from '../api-session.ts';
import { signInAll } from '../several/crew.ts';
import { proportionalOfPostgres } from './memory.ts';
import type { TenantCluster } from './tenant-cluster.ts';

/** An event and a row of the cashbook. */
export async function doBusiness(admin: ApiSession): Promise<void> {
  await prepareBusiness(admin);
  const [clerk] = await signInAll(admin, 1);
  // A tenant's clock is the true one, for which the event's day has passed: then nobody is written to.
  const event = buildEvent({ send_sms: false, send_schedule: false });
  await clerk?.call('POST', '/api/event', event);
  await clerk?.call('POST', '/api/transactions', { type: 'in', amount: 500, remark: 'opening' });
}

const restLimitMs = 60_000;

/** Pools close what nobody uses for ten seconds; one connection of each server is used more often. */
export async function untilAtRest(
  { connections }: TenantCluster,
  servers: number,
): Promise<number> {
  const begin = elapsedMs();
  let open = await connections();
  while (open > servers && elapsedMs() - begin < restLimitMs) {
    await delay(200);
    open = await connections();
  }
  return open;
}

/** Users of all tenants read at once; the most connections and memory that were seen meanwhile. */
export async function readAtOnce(cluster: TenantCluster, sessions: readonly ApiSession[]) {
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

import { setTimeout as delay } from 'node:timers/promises';
import { elapsedMs } from '../../apps/server/src/base/clock.ts';
import type { ClusterNode } from './node.ts';

interface Said {
  state?: string;
  role?: string;
  replication?: { sync_state: string; state: string }[];
}

const longestMs = 120_000;
const pollMs = 200;

async function ask(node: ClusterNode, path: string, port = 8008): Promise<Response | null> {
  try {
    return await fetch(`http://${node.address}:${port}${path}`, {
      signal: AbortSignal.timeout(2_000),
    });
  } catch {
    return null;
  }
}

const leads = async (node: ClusterNode): Promise<boolean> =>
  (await ask(node, '/primary'))?.status === 200;

export async function leaderAmong(nodes: readonly ClusterNode[]): Promise<ClusterNode | undefined> {
  for (const node of nodes) if (await leads(node)) return node;
  return undefined;
}

export async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const begin = elapsedMs();
  while (elapsedMs() - begin < longestMs) {
    const found = await look();
    if (found !== undefined) return found;
    await delay(pollMs);
  }
  throw new Error(`${what}: not within ${longestMs / 1_000} seconds`);
}

export const untilWhole = (nodes: readonly ClusterNode[]): Promise<ClusterNode> =>
  until('a leader with two replicas', async () => {
    const leader = await leaderAmong(nodes);
    if (leader === undefined) return undefined;
    const said: Said = Object(await (await ask(leader, '/patroni'))?.json());
    const followers = (said.replication ?? []).filter(({ state }) => state === 'streaming');
    const isInStep = followers.some(({ sync_state: state }) => state === 'sync');
    return followers.length === nodes.length - 1 && isInStep ? leader : undefined;
  });

/** Patroni exits if etcd has no quorum yet; systemd would restart it. */
export const untilEtcd = (nodes: readonly ClusterNode[]): Promise<true> =>
  until('three members of etcd', async () => {
    const said = await Promise.all(nodes.map((node) => ask(node, '/health', 2379)));
    return said.every((answer) => answer?.status === 200) || undefined;
  });

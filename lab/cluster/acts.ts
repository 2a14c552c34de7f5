import { elapsedMs } from '../../apps/server/src/base/clock.ts';
import { query } from '../../apps/server/testing/test-cluster.ts';
import type { Cluster } from './cluster.ts';
import { leaderAmong, until, untilWhole } from './members.ts';
import type { ClusterNode } from './node.ts';
import { startWitness } from './witness.ts';

export interface Seen {
  'acknowledged by a replaced leader': number;
  'lost past HAProxy': number;
  /** Must be shorter than the leader's lease. */
  'seconds until a leader without etcd stopped': number;
}

export type Act = (cluster: Cluster, leader: ClusterNode, seen: Seen) => Promise<void>;

const others = ({ nodes }: Cluster, node: ClusterNode) => nodes.filter((other) => other !== node);

async function untilReplaced(cluster: Cluster, leader: ClusterNode): Promise<number> {
  await until('another leader', () => leaderAmong(others(cluster, leader)));
  return elapsedMs();
}

const killLeader: Act = async (cluster, leader) => {
  await leader.kill();
  await untilReplaced(cluster, leader);
  leader.startPatroni();
};

const besideWitness =
  (away: (node: ClusterNode) => void, back: (node: ClusterNode) => void): Act =>
  async (cluster, leader, seen) => {
    const witness = await startWitness(cluster.urlOf('postgres', leader));
    await until('a write of the witness', async () => witness.after(0) > 5 || undefined);
    away(leader);
    const at = await untilReplaced(cluster, leader);
    back(leader);
    const next = await untilWhole(cluster.nodes);
    await witness.stop();
    seen['acknowledged by a replaced leader'] += witness.after(at);
    seen['lost past HAProxy'] += await witness.missingAt(cluster.urlOf('postgres', next));
  };

const isReplica = async (url: string): Promise<true | undefined> => {
  const rows = await query<{ replica: boolean }>(url, 'SELECT pg_is_in_recovery() AS replica');
  return rows[0]?.replica === true || undefined;
};

const loseEtcd: Act = async (cluster, leader, seen) => {
  const members = cluster.nodes.slice(0, 2);
  const begin = elapsedMs();
  for (const node of members) node.silenceEtcd(true);
  const own = cluster.urlOf('postgres', leader);
  await until('the end of a leader', () => isReplica(own).catch(() => undefined));
  const seconds = (elapsedMs() - begin) / 1_000;
  seen['seconds until a leader without etcd stopped'] = Number(seconds.toFixed(1));
  for (const node of members) node.silenceEtcd(false);
};

const switchOver: Act = async (cluster, leader) => {
  const ends = ['--master', leader.name, '--force'];
  await cluster.run(leader, 'patronictl', '-c', leader.patroniFile, 'switchover', ...ends);
};

const restartAll: Act = async (cluster) => {
  for (const node of cluster.nodes) {
    await node.shutDown();
    node.startPatroni();
    await untilWhole(cluster.nodes);
  }
};

const restoreOne: Act = async (cluster, leader) => {
  const [node] = others(cluster, leader);
  if (node === undefined) throw new Error('the leader is alone');
  await cluster.run(leader, 'pgbackrest', '--stanza=digis', '--type=incr', 'backup');
  await node.shutDown();
  node.emptyDisk();
  node.fillFromBackup();
  node.startPatroni();
  await untilWhole(cluster.nodes);
  if (!node.isFilledFromBackup) throw new Error(`${node.name} was filled from the leader`);
};

export const acts: Readonly<Record<string, Act>> = {
  'the leader is killed': killLeader,
  'the leader is cut off': besideWitness(
    (node) => node.cutOff(),
    (node) => node.heal(),
  ),
  'the leader stops, and goes on later': besideWitness(
    (node) => node.stop(),
    (node) => node.goOn(),
  ),
  'etcd is away': loseEtcd,
  'a switchover by hand': switchOver,
  'all restart in turn': restartAll,
  'a node is restored from pgBackRest': restoreOne,
};

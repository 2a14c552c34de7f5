/** The faults that the cluster meets while people work. */
import { elapsedMs } from '../../apps/server/src/base/clock.ts';
import type { Cluster } from './cluster.ts';
import { leaderAmong, until, untilWhole } from './members.ts';
import type { ClusterNode } from './node.ts';
import { startWitness } from './witness.ts';

/** Two figures that have to be zero. */
export interface Seen {
  /** Writes that a leader acknowledged after the others had another one. */
  'acknowledged by a replaced leader': number;
  /** Writes that went past HAProxy, were acknowledged, and are not at the new leader. */
  'lost past HAProxy': number;
}

export type Act = (cluster: Cluster, leader: ClusterNode) => Promise<Partial<Seen>>;

const others = ({ nodes }: Cluster, node: ClusterNode) => nodes.filter((other) => other !== node);

/** Waits for another leader, and answers the moment. */
async function untilReplaced(cluster: Cluster, leader: ClusterNode): Promise<number> {
  await until('another leader', () => leaderAmong(others(cluster, leader)));
  return elapsedMs();
}

const killLeader: Act = async (cluster, leader) => {
  await leader.kill();
  await untilReplaced(cluster, leader);
  leader.startPatroni();
  return {};
};

/** Takes the leader away and back, while a client stays with it. */
const besideWitness =
  (away: (node: ClusterNode) => void, back: (node: ClusterNode) => void): Act =>
  async (cluster, leader) => {
    const witness = await startWitness(cluster.urlOf('postgres', leader));
    await until('a write of the witness', async () => witness.after(0) > 5 || undefined);
    away(leader);
    const at = await untilReplaced(cluster, leader);
    back(leader);
    const next = await untilWhole(cluster.nodes);
    await witness.stop();
    return {
      'acknowledged by a replaced leader': witness.after(at),
      'lost past HAProxy': await witness.missingAt(cluster.urlOf('postgres', next)),
    };
  };

const switchOver: Act = async (cluster, leader) => {
  const ends = ['--master', leader.name, '--force'];
  await cluster.run(leader, 'patronictl', '-c', leader.patroniFile, 'switchover', ...ends);
  return {};
};

const restartAll: Act = async (cluster) => {
  for (const node of cluster.nodes) {
    await node.shutDown();
    node.startPatroni();
    await untilWhole(cluster.nodes);
  }
  return {};
};

const restoreOne: Act = async (cluster, leader) => {
  const [node] = others(cluster, leader);
  if (node === undefined) throw new Error('the leader is alone');
  await cluster.run(leader, 'pgbackrest', '--stanza=digis', '--type=incr', 'backup');
  await node.shutDown();
  node.emptyDisk();
  await cluster.run(node, 'pgbackrest', '--stanza=digis', '--type=none', 'restore');
  node.startPatroni();
  await untilWhole(cluster.nodes);
  return {};
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
  'a switchover by hand': switchOver,
  'all restart in turn': restartAll,
  'a node is restored from pgBackRest': restoreOne,
};

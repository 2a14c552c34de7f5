/**
 * `pnpm --dir lab run cluster`: seven tests of a Patroni cluster, in ten minutes; `--proof` stores
 * the figures.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeProof } from '../../apps/server/tests/proof/write-proof.ts';
import { runCluster } from './run-cluster.ts';

process.once('exit', () => {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  for (const pid of children.trim().split(' '))
    if (pid !== '') process.kill(Number(pid), 'SIGKILL');
});
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '8' },
    proof: { type: 'boolean', default: false },
  },
});
const users = Number(values.users);
const result = await runCluster(users);
console.log(JSON.stringify(result, null, 2));
if (values.proof) writeProof('server-cluster', { users, ...result });
const faults =
  result.lost +
  result.doubled +
  result['messages twice'] +
  result['sessions lost'] +
  result['acknowledged by a replaced leader'] +
  result['lost past HAProxy'];
const lease = 30;
const isInTime = result['seconds until a leader without etcd stopped'] < lease;
process.exit(faults === 0 && isInTime && result.books === 'agree' ? 0 : 1);

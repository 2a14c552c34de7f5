import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../src/base/places.ts';
import { deployFolder, textOfDeploy } from './deploy-facts.ts';

interface Patroni {
  bootstrap: {
    dcs: Record<string, unknown> & {
      ttl: number;
      loop_wait: number;
      retry_timeout: number;
      postgresql: { parameters: Record<string, unknown> };
    };
  };
}

const folder = join(deployFolder, 'cluster');
const addresses = ['10.0.0.1', '10.0.0.2', '10.0.0.3'];
const { dcs } = (parse(textOfDeploy('cluster/patroni.yaml')) as Patroni).bootstrap;
const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;

const linesOf = (script: string, ...args: string[]): string[] =>
  execFileSync(join(folder, script), args, { encoding: 'utf8' }).trim().split('\n');

const connectQuery = (text: string) => /connect_query='([^']+)'/.exec(text)?.[1];

describe('the cluster', () => {
  it('commits are synchronous on two machines, and a leader without etcd stops before its lease ends', () => {
    expect(dcs).toMatchObject({
      synchronous_mode: true,
      synchronous_mode_strict: true,
      failsafe_mode: false,
    });
    expect(dcs.postgresql.parameters['synchronous_commit']).toBe('on');
    expect(dcs.ttl).toBeGreaterThanOrEqual(dcs.loop_wait + 2 * dcs.retry_timeout);
  });

  it('each machine is configured with its own address and those of all three', () => {
    const lines = linesOf('node.sh', '2', ...addresses);
    expect(lines).toContain('PATRONI_NAME=node2');
    expect(lines).toContain('PATRONI_POSTGRESQL_LISTEN=10.0.0.2:5432');
    expect(lines).toContain(
      'ETCD_INITIAL_CLUSTER=node1=http://10.0.0.1:2380,node2=http://10.0.0.2:2380,node3=http://10.0.0.3:2380',
    );
    expect(() => linesOf('node.sh', '2', '10.0.0.1')).toThrow('three addresses');
  });

  it('each cluster has its own secrets', () => {
    const [one, other] = [linesOf('secrets.sh'), linesOf('secrets.sh')];
    const passwords = one.filter((line) => line.includes('PASS'));
    expect(passwords).toHaveLength(4);
    expect(passwords.filter((line) => other.includes(line))).toEqual([]);
  });

  it('PgBouncer sets the limits documented in the operators’ guide', () => {
    const guide = readFileSync(join(root, 'docs/guides/operate.md'), 'utf8');
    expect(connectQuery(textOfDeploy('cluster/pgbouncer.ini'))).toBe(connectQuery(guide));
  });

  it.skipIf(!hasHaproxy)('HAProxy accepts its configuration file', () => {
    const named = Object.fromEntries(addresses.map((address, at) => [`NODE${at + 1}`, address]));
    const env = { ...process.env, ...named };
    const checked = spawnSync('haproxy', ['-c', '-f', join(folder, 'haproxy.cfg')], { env });
    expect({ said: String(checked.stderr), status: checked.status }).toMatchObject({ status: 0 });
  });
});

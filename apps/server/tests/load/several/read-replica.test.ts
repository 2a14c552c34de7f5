import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { query } from '#testing/test-cluster.ts';
import { ApiSession, prepareBusiness } from '../../support/api-session.ts';
import {
  outputUntil,
  spawnServer,
  startServer,
  type ServerProcess,
} from '../../support/server-process.ts';
import { startReplicatedCluster, type ReplicatedCluster } from './replicated-cluster.ts';

const folder = mkdtempSync(join(tmpdir(), 'digis-reads-'));
let cluster: ReplicatedCluster;
let server: ServerProcess;
let admin: ApiSession;
let cashIn = 0;

beforeAll(async () => {
  cluster = await startReplicatedCluster();
  await query(cluster.urlOf('postgres'), 'CREATE DATABASE digis');
  server = await startServer(folder, {
    DATABASE_URL: cluster.urlOf('digis'),
    DATABASE_READ_URL: cluster.replicaUrlOf('digis'),
  });
  admin = await ApiSession.signIn(server);
  await prepareBusiness(admin);
});
afterAll(async () => {
  await server.kill('SIGTERM');
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function takeCash(amount: number): Promise<void> {
  cashIn += amount;
  const body = { amount, type: 'in', remark: 'Tents lent out' };
  await admin.call('POST', '/api/transactions?branchId=1', body);
}

async function report() {
  const { months } = await admin.call('GET', '/api/overview');
  const metrics = await (await admin.send('/api/metrics')).text();
  const answeredBy = (by: string) =>
    Number(
      new RegExp(`^digis_replica_reads_total\\{by="${by}"\\} (\\d+)$`, 'm').exec(metrics)?.[1],
    );
  const month = (months as { cash_in: number }[]).at(-1);
  return {
    cashIn: month?.cash_in,
    replica: answeredBy('replica') || 0,
    primary: answeredBy('primary') || 0,
  };
}

it('a report read from the replica includes an entry just booked', async () => {
  await takeCash(100);
  expect(await report()).toEqual({ cashIn, replica: 1, primary: 0 });
});

it('an export is complete, and its pages are read from the replica', async () => {
  for (let entry = 0; entry < 45; entry += 1) await takeCash(1);
  const rows = await admin.all('/api/transactions?type=book&branchId=1', 'data');
  expect(rows).toHaveLength(46);
  expect(await report()).toMatchObject({ cashIn, primary: 0 });
  expect((await report()).replica).toBeGreaterThan(3);
});

const warnings = async () => (await admin.call('GET', '/api/health'))['warnings'] ?? [];

it('a lagging replica is bypassed, and health reports it', async () => {
  await query(cluster.replicaUrlOf('digis'), 'SELECT pg_wal_replay_pause()');
  await takeCash(200);
  expect(await report()).toMatchObject({ cashIn, primary: 1 });
  expect(await warnings()).toEqual(['replica_behind']);
  await query(cluster.replicaUrlOf('digis'), 'SELECT pg_wal_replay_resume()');
});

async function set(name: string, value: string): Promise<void> {
  const url = cluster.urlOf('postgres');
  await query(url, `ALTER SYSTEM SET ${name} = '${value}'`);
  await query(url, 'SELECT pg_reload_conf()');
}

it('health reports failing WAL archiving until it recovers, and bookings continue', async () => {
  await set('archive_command', 'false');
  await query(cluster.urlOf('postgres'), 'SELECT pg_switch_wal()');
  await takeCash(25);
  await expect.poll(warnings).toContain('archive_failed');
  await set('archive_command', 'true');
  await expect.poll(warnings).not.toContain('archive_failed');
});

it('health reports unconfirmed writes without a replica, and the write is answered once one confirms', async () => {
  const standby = (name: string) => set('synchronous_standby_names', name);
  await standby('nobody');
  const write = takeCash(50);
  await expect.poll(warnings).toContain('writes_wait');
  await standby('*');
  await write;
  expect(await warnings()).not.toContain('writes_wait');
});

it('the address of another database prevents the start with one sentence', async () => {
  const other = spawnServer(folder, {
    DATABASE_URL: cluster.urlOf('digis'),
    DATABASE_READ_URL: cluster.replicaUrlOf('postgres'),
  });
  await expect(outputUntil(other, / at (http:\S+) /)).rejects.toThrow(
    'DATABASE_READ_URL names another database than DATABASE_URL: give the address of its replica.',
  );
});

it('a server continues without its replica, and after a failover to it', async () => {
  await cluster.failOver();
  const moved = await startServer(folder, {
    DATABASE_URL: cluster.urlOf('digis'),
    DATABASE_READ_URL: cluster.replicaUrlOf('digis'),
  });
  try {
    admin = await ApiSession.signIn(moved);
    expect(await report()).toEqual({ cashIn, replica: 0, primary: 1 });
  } finally {
    await moved.kill('SIGTERM');
  }
});

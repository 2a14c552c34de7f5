import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasPgBouncer, startPgBouncer } from '../../testing/services/pgbouncer.ts';
import { appUrlOf, query } from '../../testing/test-cluster.ts';
import { runCommand } from '../support/run-command.ts';
import { adminPassword, startServer } from '../support/server-process.ts';

it.skipIf(!hasPgBouncer)(
  'two servers behind a pooler migrate once, share sessions, and are backed up directly',
  async () => {
    const cluster = process.env['DIGIS_TEST_DATABASE_URL'] ?? '';
    const name = `digis_pooled_${process.pid}`;
    await query(cluster, `CREATE DATABASE ${name}`);
    const owner = Object.assign(new URL(cluster), { pathname: `/${name}` }).href;
    const folder = mkdtempSync(join(tmpdir(), 'digis-pooled-'));
    const pooler = await startPgBouncer(owner);
    const environment = {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: appUrlOf(owner),
      DATABASE_OWNER_URL: owner,
    };
    const [first, second] = await Promise.all([
      startServer(folder, environment),
      startServer(folder, environment),
    ]);
    const signIn = await fetch(`${first.url}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: adminPassword }),
    });
    const opened: unknown = await signIn.json();
    const asked = { headers: { Authorization: `Bearer ${Object(opened).token}` } };
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => fetch(`${second.url}/api/branch`, asked)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const file = join(folder, 'copy.tar.gz.age');
    const taken = await runCommand('backup', [file], { DATA_DIR: folder, ...environment });
    expect(taken).toMatchObject({ code: 0 });
    expect(statSync(file).size).toBeGreaterThan(1_000);
    await Promise.all([first.kill('SIGTERM'), second.kill('SIGTERM')]);
    await pooler.close();
    await query(cluster, `DROP DATABASE ${name} WITH (FORCE)`);
    rmSync(folder, { recursive: true, force: true });
  },
);

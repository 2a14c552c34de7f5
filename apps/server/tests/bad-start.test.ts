import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outputUntil, spawnServer } from './server-process.ts';
import { query, templateName } from '../testing/test-cluster.ts';

const main = join(import.meta.dirname, '../src/main.ts');
let dataDir = '';

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'digis-bad-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (env: Record<string, string>): Promise<{ code: unknown; said: string }> =>
  new Promise((resolve) => {
    const inherited = { PATH: process.env['PATH'], DATA_DIR: dataDir, DIGIS_DEMO: '0' };
    execFile(process.execPath, [main], { env: { ...inherited, ...env } }, (error, _out, said) =>
      resolve({ code: error?.code, said }),
    );
  });

describe('a first start', () => {
  it('a first start in production has no demo and prints no password', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'digis-production-'));
    const quiet = { NODE_ENV: 'production', DIGIS_DEMO: '', DIGIS_ADMIN_PASSWORD: '' };
    const child = spawnServer(folder, quiet);
    const said = await outputUntil(child, / at (http:\S+) /);
    const file = join(folder, 'admin-password.txt');
    expect(said).toContain(`Sign in: admin / the password in ${file};`);
    expect(said).not.toContain(readFileSync(file, 'utf8').trim());
    expect(said).not.toContain('hana');
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('a start that cannot succeed', () => {
  it('a start with a wrong variable names it in one sentence', async () => {
    const { code, said } = await start({ PORT: 'eighty' });
    expect([code, said]).toEqual([1, 'PORT must be a number from 0 to 65535, not "eighty".\n']);
  });

  it('a start with a file as DATA_DIR says so', async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    for (const place of [file, join(file, 'below')]) {
      const { code, said } = await start({ DATA_DIR: place });
      expect([code, said]).toEqual([1, `DATA_DIR must be a folder, and "${place}" is none.\n`]);
    }
  });

  it('a start without its database says so without repeating the password', async () => {
    const { code, said } = await start({
      DATABASE_URL: 'postgresql://digis:hunter2@127.0.0.1:1/digis',
    });
    expect([code, said]).toEqual([1, 'DATABASE_URL names a PostgreSQL that cannot be reached.\n']);
  });

  it('a start on a used port says so', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) =>
      other.listen(0, '127.0.0.1', () => resolve(Object(other.address()).port)),
    );
    const url = new URL(process.env['DIGIS_TEST_DATABASE_URL'] ?? '');
    await query(url.href, `CREATE DATABASE digis_port_${port} TEMPLATE ${templateName}`);
    url.pathname = `/digis_port_${port}`;
    const { code, said } = await start({ DATABASE_URL: url.href, PORT: String(port) });
    expect([code, said]).toEqual([1, `PORT ${port} of HOST 127.0.0.1 is not free: EADDRINUSE.\n`]);
    await new Promise((resolve) => other.close(resolve));
  });
});

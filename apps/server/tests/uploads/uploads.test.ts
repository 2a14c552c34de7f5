import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerOf } from '../../testing/caller.ts';
import { picture, upload } from '../../testing/pictures.ts';
import { elapsedMs } from '../../src/base/clock.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { files } from '../../src/db/tables/files.ts';
import { fetchAt, guestAt } from '../support/caller-at.ts';
import { adminPassword, startServer, type ServerProcess } from '../support/server-process.ts';
import { pixelBomb } from './bomb.ts';

const small = { NODE_OPTIONS: '--max-old-space-size=512', RATE_LIMIT: '0' };
const folder = mkdtempSync(join(tmpdir(), 'digis-uploads-'));
let server: ServerProcess;
let admin: Caller;
let slow: Promise<number>;

async function memoryOf({ url }: ServerProcess): Promise<number> {
  const { body } = await guestAt(url).get('/api/metrics');
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(body)?.[1]);
}

async function signIn(url: string, username: string, password: string): Promise<[Caller, string]> {
  const { headers, body } = await guestAt(url).post('/api/login', { username, password });
  const caller = callerOf(fetchAt(url), body.token);
  return [caller, headers.get('set-cookie')?.split(';')[0] ?? ''];
}

async function dawdle({ url }: ServerProcess, { token }: Caller): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const begin = elapsedMs();
  socket.write(
    `POST /api/upload-file HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n--b\r\n',
  );
  const drip = setInterval(() => socket.write('x'), 1000);
  socket.on('error', () => undefined).resume();
  await once(socket, 'close');
  clearInterval(drip);
  return elapsedMs() - begin;
}

beforeAll(async () => {
  server = await startServer(folder, small);
  [admin] = await signIn(server.url, 'admin', adminPassword);
  slow = dawdle(server, admin);
});

afterAll(async () => {
  await server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

describe('a server with excessive uploads', () => {
  it('a decompression bomb is refused without decoding while others are served', async () => {
    const bomb = pixelBomb();
    const memory = await memoryOf(server);
    const refused = upload(admin, bomb, 'huge.png');
    const memories: number[] = [];
    for (let at = 0; at < 30; at += 1) {
      expect((await guestAt(server.url).get('/api/tenant')).status).toBe(200);
      memories.push(await memoryOf(server));
    }
    const { status, body } = await refused;
    expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    // Decoded, the image would take a gigabyte.
    expect(Math.max(...memories, await memoryOf(server)) - memory).toBeLessThan(300e6);
  });

  it('fifty concurrent uploads of 10 MB fit into half a gigabyte', async () => {
    const noise = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.alloc(9_900_000, 7)]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => upload(admin, noise)));
    const codes = new Set(answers.map(({ status }) => status));
    expect([...codes].every((status) => [200, 429].includes(status))).toBe(true);
    expect(codes).toContain(200);
    expect(codes).toContain(429);
    expect((await guestAt(server.url).get('/api/health')).status).toBe(200);
  });

  it('an endless body is aborted within a minute', async () => {
    expect(await slow).toBeLessThan(60_000);
  });
});

describe('a server killed during uploads', () => {
  it('a killed server keeps every acknowledged image, and no row without its image', async () => {
    const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
    const { id: branchId } = (await admin.post('/api/branch', { name: 'B', address: 'B' })).body;
    for (const username of names) {
      await admin.post('/api/user', { username, password: adminPassword, branchId });
    }
    const callers = new Map<string, Caller>();
    for (const name of names) {
      const [caller] = await signIn(server.url, name, adminPassword);
      callers.set(name, caller);
    }
    const kept = await uploadUntilKilled(callers, 100);
    server = await startServer(folder, small);
    for (const name of names) {
      const [, Cookie] = await signIn(server.url, name, adminPassword);
      for (const path of kept.get(name) ?? []) {
        const shown = await guestAt(server.url).get(`/api/uploads/${path}`, { Cookie });
        expect(shown.status).toBe(200);
      }
    }
    await expectWholeRows();
  });
});

async function uploadUntilKilled(
  callers: ReadonlyMap<string, Caller>,
  enough: number,
): Promise<ReadonlyMap<string, string[]>> {
  const bytes = await picture().jpeg().toBuffer();
  const kept = new Map<string, string[]>();
  let total = 0;
  let killed: Promise<unknown> | undefined;
  const work = async ([name, caller]: [string, Caller]): Promise<void> => {
    for (let at = 0; at < 28 && killed === undefined; at += 1) {
      const answer = await upload(caller, bytes).catch(() => null);
      if (answer?.status !== 200) continue;
      kept.set(name, [...(kept.get(name) ?? []), answer.body.path]);
      total += 1;
      if (total === enough) killed = server.kill('SIGKILL');
    }
  };
  await Promise.all([...callers].map(work));
  await killed;
  expect(total).toBeGreaterThanOrEqual(enough);
  return kept;
}

async function expectWholeRows(): Promise<void> {
  const { db, close } = await openDatabase(null, folder);
  const rows = await db.select({ path: files.path }).from(files);
  await close();
  const missing = rows.filter(({ path }) => !existsSync(join(folder, 'files', path)));
  expect(missing).toEqual([]);
  const halves = readdirSync(join(folder, 'files')).filter((name) => name.startsWith('.'));
  for (const half of halves) {
    expect((await guestAt(server.url).get(`/api/uploads/${half}`)).status).not.toBe(200);
  }
}

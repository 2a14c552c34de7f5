/** Kills the server and its PostgreSQL while events are written, and counts what is left of them. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { elapsedMs } from '../src/clock.ts';
import { livePostmaster } from '../src/db/embedded/postmaster.ts';
import {
  ApiSession,
  prepareBusiness,
  retryUnanswered,
  writeUntil,
  type Ledger,
} from './event-writers.ts';
import { startServer, type ServerProcess } from './server-process.ts';

const faults = ['server', 'server and PostgreSQL', 'PostgreSQL'] as const;
type Fault = (typeof faults)[number];

export interface CycleResult {
  cycle: number;
  killed: Fault;
  acknowledged: number;
  unanswered: number;
  'ready after ms': number;
  lost: number;
  doubled: number;
  books: string;
}

const recoveryLimitMs = 5_000;

export const isClean = (result: CycleResult): boolean =>
  result['ready after ms'] <= recoveryLimitMs &&
  result.lost === 0 &&
  result.doubled === 0 &&
  result.books === 'The books agree.';

/** Each cycle strikes once in each of the three ways. */
export async function runKillCycles(cycles: number): Promise<CycleResult[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'digis-kill-'));
  let server = await startServer(dataDir);
  const { place } = server;
  try {
    const api = await ApiSession.signIn(server.url);
    await prepareBusiness(api);
    const ledger: Ledger = { acknowledged: new Set(), unanswered: new Set() };
    const results: CycleResult[] = [];
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      for (const killed of faults) {
        const struck = await strike(server, dataDir, api, ledger, killed);
        server = struck.server;
        const figures = await countLosses(api, ledger);
        const books = await verifyBooks(dataDir);
        results.push({ cycle, killed, ...struck.figures, ...figures, books });
      }
    }
    await stopCleanly(server);
    return results;
  } finally {
    await server.kill('SIGKILL');
    const pid = livePostmaster(place);
    if (pid !== null) process.kill(pid, 'SIGKILL');
    rmSync(dirname(place), { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Struck {
  server: ServerProcess;
  figures: Pick<CycleResult, 'unanswered' | 'ready after ms'>;
}

async function strike(
  server: ServerProcess,
  dataDir: string,
  api: ApiSession,
  ledger: Ledger,
  killed: Fault,
): Promise<Struck> {
  const killDatabase = () => process.kill(livePostmaster(server.place) ?? 0, 'SIGKILL');
  const enough = 20 + Math.floor(Math.random() * 30);
  let serverGone: Promise<unknown> = Promise.resolve();
  await writeUntil(api, ledger, enough, () => {
    if (killed !== 'PostgreSQL') serverGone = server.kill('SIGKILL');
    if (killed !== 'server') killDatabase();
  });
  await serverGone;
  const unanswered = ledger.unanswered.size;
  const begin = elapsedMs();
  const next = killed === 'PostgreSQL' ? server : await startServer(dataDir);
  api.url = next.url;
  const readyAfter = killed === 'PostgreSQL' ? await wellAgain(api, begin) : next.readyAfterMs;
  await retryUnanswered(api, ledger);
  return { server: next, figures: { unanswered, 'ready after ms': Math.round(readyAfter) } };
}

async function wellAgain(api: ApiSession, begin: number): Promise<number> {
  while (elapsedMs() - begin < 2 * recoveryLimitMs) {
    const health = await fetch(`${api.url}/api/health`).catch(() => null);
    if (health?.status === 200) break;
    await delay(20);
  }
  return elapsedMs() - begin;
}

async function countLosses(
  api: ApiSession,
  { acknowledged }: Ledger,
): Promise<Pick<CycleResult, 'acknowledged' | 'lost' | 'doubled'>> {
  const counts = await api.eventsByKey();
  const lost = [...acknowledged].filter((key) => !counts.has(key)).length;
  const doubled = [...counts.values()].filter((times) => times > 1).length;
  return { acknowledged: acknowledged.size, lost, doubled };
}

async function verifyBooks(dataDir: string): Promise<string> {
  const verify = join(import.meta.dirname, '../src/verify.ts');
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [verify], { env });
  return stdout.trim();
}

async function stopCleanly(server: ServerProcess): Promise<void> {
  const code = await server.kill('SIGTERM');
  if (code !== 0) throw new Error(`SIGTERM ended the server with ${code} instead of 0`);
  if (livePostmaster(server.place) !== null) throw new Error('PostgreSQL outlived its last server');
}

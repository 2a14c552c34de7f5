import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { elapsedMs } from '../../src/base/clock.ts';
import { livePostmaster } from '../../src/db/embedded/postmaster.ts';
import { ApiSession } from '../support/api-session.ts';
import { runCommand } from '../support/run-command.ts';
import { startServer, type ServerProcess } from '../support/server-process.ts';
import { prepareHands, uploaderPassword, type Hands } from './mixed-writes.ts';
import { countLosses, emptyLedger, retryUnanswered, writeUntil, type Ledger } from './writers.ts';

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

const givenUpAfterMs = 120_000;

export const isWhole = ({ lost, doubled, books }: CycleResult): boolean =>
  lost === 0 && doubled === 0 && books.startsWith('The books agree.');

export async function runKillCycles(cycles: number): Promise<CycleResult[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'digis-kill-'));
  let server = await startServer(dataDir);
  const { place } = server;
  try {
    const hands = await signIn(server.url);
    const ledger = emptyLedger();
    const results: CycleResult[] = [];
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      for (const killed of faults) {
        const struck = await strike(server, dataDir, { hands, ledger, killed });
        server = struck.server;
        const losses = await countLosses(hands, ledger);
        const { said: books } = await runCommand('verify', ['--whole'], { DATA_DIR: dataDir });
        const acknowledged = ledger.acknowledged.size;
        results.push({ cycle, killed, acknowledged, ...struck.figures, ...losses, books });
      }
    }
    await stopCleanly(server);
    return results;
  } finally {
    await server.kill('SIGKILL');
    const pid = livePostmaster(place);
    if (pid !== null) process.kill(pid, 'SIGKILL');
    // Retries, because PostgreSQL's processes may still be ending.
    rmSync(dirname(place), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Struck {
  server: ServerProcess;
  figures: Pick<CycleResult, 'unanswered' | 'ready after ms'>;
}

interface Under {
  hands: Hands;
  ledger: Ledger;
  killed: Fault;
}

async function signIn(url: string): Promise<Hands> {
  const address = { url };
  const admin = await ApiSession.signIn(address);
  const uploaders: ApiSession[] = [];
  for (const username of await prepareHands(admin)) {
    uploaders.push(await ApiSession.signIn(address, username, uploaderPassword));
  }
  return { admin, uploaders, uploads: new Map() };
}

async function strike(
  server: ServerProcess,
  dataDir: string,
  { hands, ledger, killed }: Under,
): Promise<Struck> {
  const postmaster = livePostmaster(server.place);
  // Without a process, the signal would go to the test run itself.
  if (postmaster === null) throw new Error('there is no PostgreSQL to kill');
  const enough = 20 + Math.floor(Math.random() * 30);
  let serverGone: Promise<unknown> = Promise.resolve();
  await writeUntil(hands, ledger, enough, () => {
    if (killed !== 'PostgreSQL') serverGone = server.kill('SIGKILL');
    if (killed !== 'server') process.kill(postmaster, 'SIGKILL');
  });
  await serverGone;
  const unanswered = ledger.unanswered.size;
  const begin = elapsedMs();
  const next = killed === 'PostgreSQL' ? server : await startServer(dataDir);
  hands.admin.address.url = next.url;
  const readyAfter =
    killed === 'PostgreSQL' ? await wellAgain(next, postmaster, begin) : next.readyAfterMs;
  await retryUnanswered(ledger);
  return { server: next, figures: { unanswered, 'ready after ms': Math.round(readyAfter) } };
}

/** Waits for the new processes, because the old ones may still answer. */
async function wellAgain(
  { url, place }: ServerProcess,
  killed: number,
  begin: number,
): Promise<number> {
  while (elapsedMs() - begin < givenUpAfterMs) {
    const health = await fetch(`${url}/api/health`).catch(() => null);
    const postmaster = livePostmaster(place);
    if (health?.status === 200 && postmaster !== null && postmaster !== killed)
      return elapsedMs() - begin;
    await delay(20);
  }
  throw new Error(`${url} is not well again after ${givenUpAfterMs} ms`);
}

async function stopCleanly(server: ServerProcess): Promise<void> {
  const code = await server.kill('SIGTERM');
  if (code !== 0) throw new Error(`SIGTERM ended the server with ${code} instead of 0`);
  if (livePostmaster(server.place) !== null) throw new Error('PostgreSQL outlived its last server');
}

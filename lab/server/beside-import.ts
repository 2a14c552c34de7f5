/**
 * `pnpm --dir lab run beside-import [ROWS]`: another user's slowest calls during an import, and
 * without it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { elapsedMs } from '../../apps/server/src/base/clock.ts';
import type { Answer, Caller } from '../../apps/server/testing/caller.ts';
import { ApiSession, prepareBusiness } from '../../apps/server/tests/support/api-session.ts';
import { callerAt } from '../../apps/server/tests/load/hostile/probe.ts';
import { adminPassword, startServer } from '../../apps/server/tests/support/server-process.ts';
import { colleague } from './colleague.ts';

const most = Number(process.argv[2] ?? 5_000);
const piece = 500;

const sheet = Array.from({ length: most }, (_, at) => ({
  row: at + 2,
  values: {
    client: {
      name: `Client ${at % (most / 5)}`,
      primary_phone: `09${20_000_000 + (at % (most / 5))}`,
    },
    event_date: `20${19 + (at % 7)}-0${1 + (at % 9)}-${10 + (at % 18)}`,
    time: `${10 + Math.floor(at / (most / 5))}:00`,
    num_of_people: 100 + (at % 300),
    package: 'Wedding Gold',
    received: 20_000,
  },
}));

const times: Record<'piece' | 'commit' | 'undo', number[]> = { piece: [], commit: [], undo: [] };

async function timed(
  kind: keyof typeof times,
  call: () => Promise<Answer>,
): Promise<Answer['body']> {
  const begin = elapsedMs();
  const { status, body } = await call();
  times[kind].push(elapsedMs() - begin);
  if (status !== 200) throw new Error(`${kind}: ${status} ${JSON.stringify(body)}`);
  return body;
}

async function importAll(admin: Caller): Promise<number> {
  let id: number | undefined;
  for (let at = 0; at < sheet.length; at += piece) {
    const begun = id === undefined ? { name: 'old book.xlsx' } : { id };
    const rows = sheet.slice(at, at + piece);
    const answer = await timed('piece', () =>
      admin.post('/api/import', { ...begun, kind: 'events', rows }),
    );
    id = Number(answer.id);
    if (answer.counts.refused > 0) throw new Error(JSON.stringify(answer.rows[0]));
  }
  const made = await timed('commit', () => admin.post('/api/import/commit', { id }));
  console.log('made', made.made);
  return id ?? 0;
}

const folder = mkdtempSync(join(tmpdir(), 'digis-import-'));
const server = await startServer(folder, { RATE_LIMIT: '99999' });
try {
  const { url } = server;
  await prepareBusiness(await ApiSession.signIn({ url }));
  const callerOf = async () =>
    callerAt(url, await ApiSession.tokenOf({ url }, 'admin', adminPassword));
  const [admin, one] = [await callerOf(), await callerOf()];
  await colleague(one, Promise.resolve(), 30);
  const alone = await colleague(one, Promise.resolve(), 100);
  const importing = importAll(admin);
  const beside = await colleague(one, importing, 100);
  const id = await importing;
  const undoing = timed('undo', () => admin.post('/api/import/undo', { id }));
  const besideUndo = await colleague(one, undoing, 30);
  await undoing;
  console.table({ alone, 'beside an import': beside, 'beside its undo': besideUndo });
  const inMs = (list: readonly number[]) => `${Math.round(Math.max(...list))} ms`;
  console.log(
    `slowest piece ${inMs(times.piece)}, commit ${inMs(times.commit)}, undo ${inMs(times.undo)}`,
  );
} finally {
  await server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

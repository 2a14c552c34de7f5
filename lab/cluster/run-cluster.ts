import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '../../apps/server/src/db/open-database.ts';
import { firstDifference } from '../../apps/server/src/modules/verify/verify-journal.ts';
import {
  startFakeProvider,
  type FakeProvider,
} from '../../apps/server/testing/services/fake-afro-message.ts';
import { query } from '../../apps/server/testing/test-cluster.ts';
import { ApiSession, timesOf } from '../../apps/server/tests/support/api-session.ts';
import {
  kinds,
  prepareHands,
  uploaderPassword,
  type Hands,
} from '../../apps/server/tests/kill/mixed-writes.ts';
import { countLosses, emptyLedger, retryUnanswered } from '../../apps/server/tests/kill/writers.ts';
import { startServers } from '../../apps/server/tests/load/several/balanced-servers.ts';
import {
  countLostSessions,
  putToWork,
  signInAll,
} from '../../apps/server/tests/load/several/crew.ts';
import { countTwins, untilSent } from '../../apps/server/tests/load/several/run-several.ts';
import { acts, type Seen } from './acts.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { watchGaps } from './gaps.ts';
import { untilWhole } from './members.ts';

const serverCount = 4;
const startsAt = '2026-09-21T09:00:00+03:00';
const settleMs = 5_000;

interface Office {
  admin: ApiSession;
  crew: ApiSession[];
  shared: Omit<Hands, 'admin'>;
}

async function openOffice(url: string, users: number): Promise<Office> {
  const admin = await ApiSession.signIn({ url });
  const uploaders: ApiSession[] = [];
  for (const username of await prepareHands(admin))
    uploaders.push(await ApiSession.signIn(admin.address, username, uploaderPassword));
  await admin.call('POST', '/api/settings', { sms_api_token: 'a-token', sms_daily_limit: 100_000 });
  return { admin, crew: await signInAll(admin, users), shared: { uploaders, uploads: new Map() } };
}

async function perform(cluster: Cluster, countWrites: () => number) {
  const gaps = watchGaps(countWrites);
  const seconds: Record<string, number> = {};
  const seen: Seen = {
    'acknowledged by a replaced leader': 0,
    'lost past HAProxy': 0,
    'seconds until a leader without etcd stopped': 0,
  };
  await delay(settleMs);
  seconds['before'] = gaps.longest();
  for (const [name, act] of Object.entries(acts)) {
    console.error(name);
    await act(cluster, await untilWhole(cluster.nodes), seen);
    await untilWhole(cluster.nodes);
    await delay(settleMs);
    seconds[name] = gaps.longest();
  }
  gaps.close();
  return { ...seen, 'seconds without a write': seconds };
}

async function nameDoubled(hands: Hands): Promise<void> {
  for (const kind of kinds)
    for (const [key, times] of timesOf(await kind.find(hands)))
      if (times > 1) console.error(`${kind.name}: ${key} was stored ${times} times`);
}

async function booksOf(url: string): Promise<string> {
  const { db, close } = connect(url);
  const difference = await firstDifference(db);
  await close();
  return difference === null ? 'agree' : JSON.stringify(difference);
}

async function versionOf(url: string): Promise<string> {
  const [row] = await query<{ server_version: string }>(url, 'SHOW server_version');
  return row?.server_version ?? '';
}

async function work(cluster: Cluster, url: string, provider: FakeProvider, users: number) {
  const { admin, crew, shared } = await openOffice(url, users);
  const ledger = emptyLedger();
  const atWork = putToWork(crew, shared, ledger);
  const seen = await perform(cluster, () => ledger.acknowledged.size).finally(() => atWork.stop());
  const unanswered = ledger.unanswered.size;
  console.error(`${unanswered} writes without an answer are sent again`);
  await retryUnanswered(ledger);
  const losses = await countLosses({ admin, ...shared }, ledger);
  if (losses.doubled > 0) await nameDoubled({ admin, ...shared });
  const database = cluster.urlOf('digis');
  await untilSent(database);
  const references = provider.taken.map(({ reference }) => reference);
  return {
    acknowledged: ledger.acknowledged.size,
    unanswered,
    ...losses,
    messages: new Set(references).size,
    'messages twice': await countTwins(database),
    'sessions lost': await countLostSessions(crew),
    books: await booksOf(database),
    ...seen,
    PostgreSQL: await versionOf(database),
  };
}

export async function runCluster(users: number) {
  const folder = mkdtempSync(join(tmpdir(), 'digis-servers-'));
  const provider = await startFakeProvider();
  const cluster = await startCluster();
  try {
    const servers = await startServers(serverCount, folder, {
      ...cluster.environment,
      SMS_API_URL: provider.url,
      DIGIS_NOW: startsAt,
      TRUST_PROXY: '127.0.0.1',
    });
    try {
      return await work(cluster, servers.url, provider, users);
    } catch (error) {
      for (const node of cluster.nodes) console.error(node.lastWords());
      throw error;
    } finally {
      await servers.close();
    }
  } finally {
    await cluster.close();
    await provider.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

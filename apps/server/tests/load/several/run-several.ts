import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '#db/open-database.ts';
import { firstDifference } from '#modules/verify/verify-journal.ts';
import { startFakeProvider } from '#testing/services/fake-afro-message.ts';
import { startDatabaseProxy } from '#testing/services/database-proxy.ts';
import { startReplicatedCluster } from './replicated-cluster.ts';
import { query } from '#testing/test-cluster.ts';
import { ApiSession } from '../../support/api-session.ts';
import { prepareHands, uploaderPassword, type Hands } from '../../kill/mixed-writes.ts';
import { countLosses, emptyLedger, retryUnanswered } from '../../kill/writers.ts';
import { startServers } from './balanced-servers.ts';
import { countLostSessions, putToWork, signInAll } from './crew.ts';

const serverCount = 4;
const startsAt = '2026-09-21T09:00:00+03:00';

export interface SeveralResult {
  acknowledged: number;
  unanswered: number;
  'asked to wait': number;
  /** The share of other writes that failed at first. */
  'error rate': number;
  lost: number;
  doubled: number;
  messages: number;
  /** The sender died before it noted the success; the repeat has the same reference. */
  'messages said again': number;
  'messages twice': number;
  'sessions lost': number;
  books: string;
}

export interface Load {
  users: number;
  /** Length of each of the four parts. */
  seconds: number;
}

export async function runSeveral({ users, seconds }: Load): Promise<SeveralResult> {
  const folder = mkdtempSync(join(tmpdir(), 'digis-several-'));
  const cluster = await startReplicatedCluster();
  await query(cluster.urlOf('postgres'), 'CREATE DATABASE digis');
  const database = await startDatabaseProxy(cluster.urlOf('digis'));
  const provider = await startFakeProvider();
  const servers = await startServers(serverCount, folder, {
    DATABASE_URL: database.url,
    SMS_API_URL: provider.url,
    DIGIS_NOW: startsAt,
    // The balancer forwards users' addresses.
    TRUST_PROXY: '127.0.0.1',
  });
  try {
    const admin = await ApiSession.signIn({ url: servers.url });
    const uploaders: ApiSession[] = [];
    for (const username of await prepareHands(admin))
      uploaders.push(await ApiSession.signIn(admin.address, username, uploaderPassword));
    await admin.call('POST', '/api/settings', { sms_api_token: 'a-token' });
    const crew = await signInAll(admin, users);
    const shared = { uploaders, uploads: new Map() };
    const ledger = emptyLedger();
    const work = putToWork(crew, shared, ledger);
    const faults = [
      () => servers.killOne(),
      () => servers.replaceAll(),
      async () => {
        await cluster.failOver();
        database.moveTo(cluster.urlOf('digis'));
      },
    ];
    for (const strike of faults) {
      await delay(seconds * 1_000);
      await strike();
    }
    await delay(seconds * 1_000);
    const { acknowledged, failed, 'asked to wait': waits } = await work.stop();
    const unanswered = ledger.unanswered.size;
    const hands: Hands = { admin, ...shared };
    await retryUnanswered(ledger);
    const url = cluster.urlOf('digis');
    await untilSent(url);
    const references = provider.taken.map(({ reference }) => reference);
    const messages = new Set(references).size;
    const { db, close } = connect(url);
    const difference = await firstDifference(db);
    await close();
    return {
      acknowledged: ledger.acknowledged.size,
      unanswered,
      'asked to wait': waits,
      'error rate': Number((failed / (acknowledged + failed)).toFixed(4)),
      ...(await countLosses(hands, ledger)),
      messages,
      'messages said again': references.length - messages,
      'messages twice': await countTwins(url),
      'sessions lost': await countLostSessions(crew),
      books: difference === null ? 'agree' : JSON.stringify(difference),
    };
  } finally {
    await servers.close();
    await provider.close();
    await database.close();
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function countTwins(url: string): Promise<number> {
  const twins = 'SELECT FROM sms_outbox GROUP BY event_id, kind, phone HAVING count(*) > 1';
  return (await query(url, twins)).length;
}

export async function untilSent(url: string) {
  const isWaiting = async () => {
    const due = `SELECT FROM sms_outbox WHERE state = 'sending' OR state = 'scheduled' AND kind = 'confirmation' LIMIT 1`;
    return (await query(url, due)).length > 0;
  };
  while (await isWaiting()) await delay(200);
}

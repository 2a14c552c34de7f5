import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeBucket } from '#testing/services/fake-bucket.ts';
import { picture } from '#testing/pictures.ts';
import { ApiSession, prepareBusiness } from '../../support/api-session.ts';
import { adminPassword, startServer } from '../../support/server-process.ts';
import {
  heavyPicture,
  sendBodies,
  uploadAtOnce,
  uploadMany,
  workUsually,
  type Answers,
} from './attacks.ts';
import { besideGreedy, type Greedy } from './greedy-caller.ts';
import { callerAt, probeWhile, type Probe } from './probe.ts';

export interface Size {
  rounds: number;
  pictures: number;
  probes: number;
}

export interface Attacked extends Probe {
  attack: string;
  answers: Answers;
}

export interface Outcome {
  quiet: Probe;
  usual: Probe;
  attacked: Attacked[];
  greedy: Greedy[];
}

const key = 'key-of-the-test';
const uploaders = ['one', 'two', 'three'] as const;

async function tokensAt(url: string): Promise<[admin: string, ...uploaders: string[]]> {
  const api = await ApiSession.signIn({ url });
  await prepareBusiness(api);
  for (let at = 0; at < 10; at += 1) await api.schedule(randomUUID());
  const tokens: string[] = [];
  for (const username of uploaders) {
    await api.call('POST', '/api/user', { username, password: adminPassword, branchId: 1 });
    tokens.push(await ApiSession.tokenOf({ url }, username, adminPassword));
  }
  return [await ApiSession.tokenOf({ url }, 'admin', adminPassword), ...tokens];
}

export async function attackServer({ rounds, pictures, probes }: Size): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'digis-hostile-'));
  const bucket = await startFakeBucket('images', key);
  const server = await startServer(folder, {
    // More than any attack sends, because this tests the limit of concurrent calls.
    RATE_LIMIT: '99999',
    S3_ENDPOINT: bucket.url,
    S3_BUCKET: 'images',
    S3_ACCESS_KEY_ID: key,
    S3_SECRET_ACCESS_KEY: 'not-a-secret',
  });
  const { url } = server;
  try {
    const [admin, ...own] = await tokensAt(url);
    const [first, second, third] = own.map((token) => callerAt(url, token));
    if (!first || !second || !third) throw new Error('three users upload');
    const boss = callerAt(url, admin);
    const probe = (attack: Promise<unknown>) => probeWhile(url, admin, attack, probes);
    const under = async (name: string, answering: Promise<Answers>): Promise<Attacked> => {
      const seen = await probe(answering);
      return { attack: name, answers: await answering, ...seen };
    };
    await probe(Promise.resolve());
    const quiet = await probe(Promise.resolve());
    const usual = await probe(workUsually(boss, rounds));
    const attacked = [await under('bodies', sendBodies(boss, rounds))];
    const small = await picture().jpeg().toBuffer();
    bucket.isMute = true;
    attacked.push(await under('mute bucket', uploadAtOnce(first, small, 10)));
    bucket.isMute = false;
    const [allowed, huge] = [await heavyPicture(25), await heavyPicture(50)];
    attacked.push(await under('pictures of 50 Mpx', uploadMany(second, huge, pictures)));
    attacked.push(await under('pictures of 25 Mpx', uploadMany(third, allowed, pictures)));
    const tokens = await Promise.all(
      Array.from({ length: 3 }, () => ApiSession.tokenOf({ url }, 'admin', adminPassword)),
    );
    const greedy = await besideGreedy(
      { url, token: admin },
      tokens.map((token) => callerAt(url, token)),
      rounds,
    );
    return { quiet, usual, attacked, greedy };
  } finally {
    await server.kill('SIGTERM');
    await bucket.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

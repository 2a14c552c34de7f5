import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { scriptOf } from '../base/places.ts';
import type { Fault } from '../running/log.ts';
import type { Troubles } from '../running/warnings.ts';
import { isDailyCopy, type DailyCopy, type KeptCopy } from './keep-daily-copy.ts';

export type CopyTask = Omit<DailyCopy, 'key'> & { key: Uint8Array };
export type CopyAnswer = { kept: KeptCopy } | { fault: Fault };

const script = scriptOf('backup/copy-process');

async function ask(task: DailyCopy): Promise<CopyAnswer> {
  const child = fork(script, {
    serialization: 'advanced',
    execArgv: [],
    env: { PATH: process.env['PATH'], NODE_EXTRA_CA_CERTS: process.env['NODE_EXTRA_CA_CERTS'] },
  });
  const abort = new AbortController();
  const { signal } = abort;
  const answered = once(child, 'message', { signal }).then(([answer]: CopyAnswer[]) => answer);
  const gone = once(child, 'exit', { signal }).then(() => undefined);
  try {
    child.send({ ...task, key: new Uint8Array(task.key) });
    const answer = await Promise.race([answered, gone]);
    return answer ?? { fault: goneFault };
  } finally {
    answered.catch(() => undefined);
    gone.catch(() => undefined);
    abort.abort();
  }
}

const goneFault: Fault = {
  name: 'CopyProcessGone',
  state: undefined,
  constraint: undefined,
  code: undefined,
  frames: [],
};

export interface Surroundings {
  log: Pick<FastifyBaseLogger, 'error'>;
  troubles: Troubles;
}

/** true: today's copy exists or is in progress. */
export async function makeDailyCopy(task: DailyCopy, around: Surroundings): Promise<boolean> {
  const answer = await ask(task);
  if ('fault' in answer) {
    around.troubles.note('backup_failed');
    around.log.error(answer.fault, 'the daily copy failed');
    return false;
  }
  const { missing } = answer.kept;
  if (missing > 0) around.log.error({ missing }, 'images that rows name are lost');
  return true;
}

export async function secondsSinceCopy(folder: string, now: Date): Promise<number | null> {
  const names = await readdir(folder).catch(() => []);
  const last = names.filter(isDailyCopy).toSorted().at(-1);
  if (last === undefined) return null;
  const { mtime } = await stat(join(folder, last));
  return (now.getTime() - mtime.getTime()) / 1000;
}

import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../contract/handler.ts';
import { isDatabaseAway } from '../db/sql-state.ts';
import { foldSums } from '../modules/books/sums/fold-sums.ts';
import { reconcileFiles } from '../modules/records/uploads/reconcile-files.ts';
import { sendDueMessages } from '../modules/bookings/sms/send-messages.ts';
import { faultOf } from '../running/log.ts';
import { tidyUp } from './tidy-up.ts';
import { watchDatabase } from './watch-database.ts';

interface Chore {
  everyMs: number;
  /** The delay after work that returned `false`. */
  againMs?: number;
  work: (signal: AbortSignal) => Promise<unknown>;
}

interface BackgroundWork {
  stop(): Promise<void>;
}

/** Delays from the end, so runs never overlap. */
function repeat(
  { everyMs, againMs = everyMs, work }: Chore,
  onFault: (error: unknown) => void,
): BackgroundWork {
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  let running = Promise.resolve();
  const run = async () => {
    let waitMs = everyMs;
    try {
      if ((await work(stopping.signal)) === false) waitMs = againMs;
    } catch (error) {
      onFault(error);
    }
    if (!stopping.signal.aborted) wait(waitMs);
  };
  const wait = (ms: number) => {
    timer = setTimeout(() => {
      running = run();
    }, ms);
    timer.unref();
  };
  wait(0);
  return {
    stop: () => {
      stopping.abort();
      clearTimeout(timer);
      return running;
    },
  };
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const week = 168 * hour;
/** Retries before health forgets the failure. */
const copyAgain = 300 * second;

async function compareFiles({ db, files }: Services, log: Pick<FastifyBaseLogger, 'error'>) {
  const { lost, foreign } = await reconcileFiles(db, files);
  if (foreign > 0) log.error({ foreign }, 'the images are those of another database');
  if (lost.length > 0) log.error({ lost: lost.length }, 'images that rows name are lost');
}

export function startBackgroundWork(
  parts: Services,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  dailyCopy: (() => Promise<unknown>) | null,
): BackgroundWork {
  const chores: Chore[] = [
    { everyMs: 5 * second, work: (signal) => sendDueMessages({ ...parts, signal }) },
    { everyMs: minute, work: watchDatabase(parts, log) },
    { everyMs: minute, work: () => foldSums(parts.db) },
    { everyMs: hour, work: () => tidyUp(parts) },
    { everyMs: week, work: () => compareFiles(parts, log) },
    ...(dailyCopy === null ? [] : [{ everyMs: hour, againMs: copyAgain, work: dailyCopy }]),
  ];
  // The database comes back by itself.
  const onFault = (error: unknown) => {
    if (!isDatabaseAway(error)) log.error(faultOf(error), 'background work failed');
  };
  const running = chores.map((chore) => repeat(chore, onFault));
  return {
    stop: async () => {
      await Promise.all(running.map((work) => work.stop()));
    },
  };
}

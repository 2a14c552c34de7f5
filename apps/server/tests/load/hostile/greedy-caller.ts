/** A caller with 600 reads at once, beside three colleagues. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { elapsedMs } from '#base/clock.ts';
import type { Caller } from '#testing/caller.ts';
import type { Answers } from './attacks.ts';
import { callerAt } from './probe.ts';

const asked = 600;
const counted = 5;
const reads = ['/api/event', '/api/transactions?type=book', '/api/item', '/api/client'];

export interface Waits {
  reads: number;
  medianMs: number;
  slowestMs: number;
  refused: number[];
}

export interface Greedy {
  alone: Waits;
  beside: Waits;
  answers: Answers;
}

export function timesAsSlow(pairs: readonly Greedy[]): number {
  const slowest = (half: 'alone' | 'beside') =>
    Math.max(...pairs.map((pair) => pair[half].slowestMs));
  return slowest('beside') / slowest('alone');
}

async function colleagues(
  callers: readonly Caller[],
  rounds: number,
  beside: Promise<unknown>,
): Promise<Waits> {
  const waits: number[] = [];
  const refused: number[] = [];
  const state = { isOver: false };
  void beside.finally(() => (state.isOver = true));
  await Promise.all(
    callers.map(async (caller) => {
      for (let round = 0; round < rounds || !state.isOver; round += 1) {
        for (const path of reads) {
          const begin = elapsedMs();
          const { status } = await caller.get(path);
          waits.push(elapsedMs() - begin);
          if (status !== 200) refused.push(status);
        }
      }
    }),
  );
  waits.sort((a, b) => a - b);
  return {
    reads: waits.length,
    medianMs: waits[Math.floor(waits.length / 2)] ?? 0,
    slowestMs: waits.at(-1) ?? 0,
    refused,
  };
}

export interface GreedyCaller {
  url: string;
  token: string;
}

async function readyToAsk(greedy: GreedyCaller): Promise<() => Promise<Answers>> {
  const workerData = { ...greedy, path: '/api/transactions?type=book', times: asked };
  const thread = new Worker(new URL('ask-at-once.ts', import.meta.url), { workerData });
  await once(thread, 'message');
  return async () => {
    const answering = once(thread, 'message');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- It is a thread, no window.
    thread.postMessage('go');
    const [answers]: Answers[] = await answering;
    return answers ?? {};
  };
}

async function pairOf(
  greedy: GreedyCaller,
  others: readonly Caller[],
  rounds: number,
): Promise<Greedy> {
  const ask = await readyToAsk(greedy);
  const alone = await colleagues(others, rounds, Promise.resolve());
  const asking = ask();
  const beside = await colleagues(others, rounds, asking);
  const answers = await asking;
  return { alone, beside, answers };
}

/** Enough rounds: PostgreSQL plans a statement six times on each connection. */
async function warm(callers: readonly Caller[], rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(callers.flatMap((caller) => reads.map((path) => caller.get(path))));
  }
}

/** The first pair only warms up and is not counted. */
export async function besideGreedy(
  greedy: GreedyCaller,
  others: readonly Caller[],
  rounds: number,
): Promise<Greedy[]> {
  await warm([callerAt(greedy.url, greedy.token), ...others], rounds);
  const pairs: Greedy[] = [];
  for (let at = 0; at <= counted; at += 1) pairs.push(await pairOf(greedy, others, rounds));
  return pairs.slice(1);
}

import { randomUUID } from 'node:crypto';
import { elapsedMs } from '../../apps/server/src/base/clock.ts';
import type { Answer, Caller } from '../../apps/server/testing/caller.ts';
import { buildEvent } from '../../apps/server/testing/factories.ts';

const reads = ['/api/event', '/api/transactions?type=book', '/api/item', '/api/client'];

/** Milliseconds. */
export interface Slowest {
  rounds: number;
  read: number;
  booking: number;
  payment: number;
}

async function waitOf(call: Promise<Answer>): Promise<number> {
  const begin = elapsedMs();
  const { status, body } = await call;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return elapsedMs() - begin;
}

export async function colleague(
  caller: Caller,
  work: Promise<unknown>,
  rounds: number,
): Promise<Slowest> {
  const slowest: Slowest = { rounds: 0, read: 0, booking: 0, payment: 0 };
  const note = (kind: keyof Slowest, ms: number) => {
    slowest[kind] = Math.max(slowest[kind], Math.round(ms));
  };
  const state = { isOver: false };
  void work.finally(() => (state.isOver = true));
  for (; slowest.rounds < rounds || !state.isOver; slowest.rounds += 1) {
    for (const path of reads) note('read', await waitOf(caller.get(path)));
    const event = buildEvent({ remark: randomUUID() });
    note('booking', await waitOf(caller.post('/api/event', event)));
    const cash = { type: 'in', amount: 100, remark: 'Tents' };
    note('payment', await waitOf(caller.post('/api/transactions?branchId=1', cash)));
  }
  return slowest;
}

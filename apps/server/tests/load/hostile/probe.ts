import { setImmediate } from 'node:timers/promises';
import { callerOf, type Caller } from '#testing/caller.ts';
import { elapsedMs } from '#base/clock.ts';

export interface Probe {
  asked: number;
  p99Ms: number;
  unwell: number[];
  refused: number[];
  mostResidentBytes: number;
}

export const callerAt = (url: string, token: string | null): Caller =>
  callerOf((path, init) => fetch(path instanceof Request ? path : new URL(path, url), init), token);

export async function residentBytes(guest: Caller): Promise<number> {
  const { body } = await guest.get('/api/metrics');
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(body)?.[1]);
}

const isWrong = (status: number): boolean => status !== 200;

export async function probeWhile(
  url: string,
  token: string,
  attack: Promise<unknown>,
  atLeast: number,
): Promise<Probe> {
  const [guest, reader] = [callerAt(url, null), callerAt(url, token)];
  const waits: number[] = [];
  const health: number[] = [];
  const reads: number[] = [];
  let most = 0;
  const state = { isOver: false };
  void attack.finally(() => {
    state.isOver = true;
  });
  const timed = async (ask: () => Promise<{ status: number }>): Promise<number> => {
    const begin = elapsedMs();
    const { status } = await ask();
    waits.push(elapsedMs() - begin);
    return status;
  };
  while (!state.isOver || health.length < atLeast) {
    health.push(await timed(() => guest.get('/api/health')));
    reads.push(await timed(() => reader.get('/api/event')));
    if (health.length % 10 === 0) most = Math.max(most, await residentBytes(guest));
    await setImmediate();
  }
  await attack;
  waits.sort((a, b) => a - b);
  return {
    asked: waits.length,
    p99Ms: waits[Math.floor(waits.length * 0.99)] ?? 0,
    unwell: health.filter(isWrong),
    refused: reads.filter(isWrong),
    mostResidentBytes: Math.max(most, await residentBytes(guest)),
  };
}

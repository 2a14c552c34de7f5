/** Only operations that the contract marks may book money. */
import { AsyncLocalStorage } from 'node:async_hooks';

interface Running {
  id: string;
  movesMoney: boolean;
}

const running = new AsyncLocalStorage<Running>();

export const whileRunning = <Answer>(call: Running, work: () => Promise<Answer>) =>
  running.run(call, work);

/** Demo data and background work run outside calls. */
export function requireMoneyOperation(): void {
  const call = running.getStore();
  if (call !== undefined && !call.movesMoney) {
    throw new Error(`${call.id} books money, and has no x-moves-money in the contract`);
  }
}

import { isDeepStrictEqual } from 'node:util';
import type { Caller, TestApp } from '../../testing/index.ts';
import { leftOf, totalOf, type Actor, type BranchId, type Model } from './model.ts';
import { statusOf } from './status.ts';
import { accountsOf, type Print } from './observe.ts';
import { pick, type Draw, type Step } from './steps/step.ts';

export interface Table {
  app: TestApp;
  model: Model;
  callers: Record<Actor, Caller>;
}

export function same(actual: unknown, wanted: unknown, words: string): void {
  if (isDeepStrictEqual(actual, wanted)) return;
  throw new Error(`${words}\n is ${JSON.stringify(actual)}\n not ${JSON.stringify(wanted)}`);
}

export function checkKept(step: Step, before: Print, now: Print, words: string): void {
  // I9: written rows stay the same, and a refusal writes nothing.
  same(now.prefix, before.journal, words);
  if (step.refusal !== undefined) same(now, { ...before, prefix: now.prefix }, words);
  // I13: a call that has an effect writes one row in the log.
  const isLogged = step.refusal === undefined && step.isLogged !== false;
  same(now.logs - before.logs, isLogged ? (step.logs ?? 1) : 0, words);
  if (!isLogged) same(now.journal, before.journal, words);
}

/** I1 to I8, I14. One branch at a time, because wrong figures stay wrong. */
export async function checkBooks(
  { app, model, callers }: Table,
  branch: BranchId,
  words: string,
): Promise<void> {
  const wanted = [...model.accounts].filter(([, amount]) => amount !== 0);
  same(await accountsOf(app), Object.fromEntries(wanted), words);
  const { body } = await callers.admin.get(`/api/transactions?type=book&branchId=${branch}`);
  same(body.status, statusOf(model, branch), `${words}, branch ${branch}`);
}

/** I3, I4, I12. */
export async function checkEvent(
  { model, callers }: Table,
  draw: Draw,
  words: string,
): Promise<void> {
  const event = pick(model.events, draw.pick);
  if (event === undefined) return;
  const where = `id=${event.id}${event.isDeleted ? '&deleted=1' : ''}`;
  const { body } = await callers.admin.get(`/api/event?${where}`);
  const { total, advance_amount, paid_full, received, pending, left } = body.events[0];
  const shown = { total, advance_amount, paid_full, received, pending, left };
  const wanted = {
    total: totalOf(event),
    advance_amount: event.advance,
    paid_full: event.paidFull,
    received: event.received,
    pending: event.open,
    left: leftOf(event),
  };
  same(shown, wanted, words);
}

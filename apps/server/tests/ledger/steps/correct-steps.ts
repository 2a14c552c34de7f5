import { aloneRefusal, payAlone } from '../alone.ts';
import {
  type Actor,
  leftOf,
  type Model,
  type MovedEntry,
  moveCash,
  post,
  totalOf,
} from '../model.ts';
import {
  actorOf,
  claim,
  claimReceived,
  homeOf,
  no,
  pick,
  sees,
  within,
  type Draw,
  type MakeStep,
  type Refusal,
} from './step.ts';

const standsAt = ({ accounts, main }: MovedEntry): number => Math.abs(accounts.get(main) ?? 0);

const correct: MakeStep = (model, draw) => {
  const actor = actorOf(draw);
  const standing = model.moved.filter((entry) => standsAt(entry) > 0);
  const some = draw.choice % 7 === 0 ? model.moved : standing;
  const entry = pick(within(some, actor, draw), draw.pick);
  if (entry === undefined) return null;
  const stands = standsAt(entry);
  const should = [0, Math.floor(stands / 2), Math.floor(stands / 3), stands, stands + 0.5, 0][
    draw.amount % 6
  ];
  if (should === undefined) return null;
  const by = stands - should;
  const cash = (entry.accounts.get(entry.main) ?? 0) > 0 ? -by : by;
  const takesCash = entry.main.startsWith('cash:') && cash < 0;
  const alone = takesCash && entry.by === actor ? by : 0;
  return {
    kind: 'correct',
    actor,
    method: 'post',
    path: '/api/correction',
    body: { id: entry.id, should_be: should, reason: 'A digit too many' },
    refusal:
      entryRefusal(entry, actor, by) ??
      roomRefusal(entry, cash, by) ??
      ownRefusal(model, actor, alone),
    apply: () => {
      payAlone(model, actor, alone);
      takeBack(model, entry, by);
      if (should === 0) release(model, entry);
      follow(entry, { cash, by, isWhole: should === 0 });
    },
  };
};

/** The entries of a pay-day share a reference, which is free when none of them stands. */
function release({ moved, held }: Model, { reference }: MovedEntry): void {
  const isHeld = moved.some((other) => other.reference === reference && standsAt(other) > 0);
  if (reference !== undefined && !isHeld) held.delete(reference);
}

function entryRefusal(
  { branch, accounts }: MovedEntry,
  actor: Actor,
  by: number,
): Refusal | undefined {
  const home = homeOf(actor);
  const isElsewhere = [...accounts.keys()].some(
    (name) => /^(wages|payable):/.test(name) && home !== null && !name.endsWith(`:${home}`),
  );
  if (!sees(actor, branch) || isElsewhere) return no(404, 'NOT_FOUND');
  if (by < 0) return no(422, 'VALIDATION');
  return by === 0 ? no(409, 'NOTHING_TO_CORRECT') : undefined;
}

function roomRefusal({ event, box, isFill }: MovedEntry, cash: number, by: number) {
  if (event !== undefined && event.open !== 0) return no(409, 'PENDING_OPEN');
  if (event !== undefined && event.received + cash < 0) return no(422, 'VALIDATION');
  return box !== undefined && isFill === true && by > box.balance
    ? no(422, 'VALIDATION')
    : undefined;
}

function ownRefusal(model: Model, actor: Actor, alone: number): Refusal | undefined {
  const isTooMuch = model.mostAlone !== null && alone > model.mostAlone;
  return isTooMuch ? no(409, 'SELF_APPROVAL') : aloneRefusal(model, actor, alone);
}

const isSalary = (name: string): boolean => name.startsWith('expense:salary');

/** Takes back all, or the salary first and then by the name of the account. */
function takeBack(model: Model, entry: MovedEntry, by: number): void {
  const { accounts, main, branch, isTransfer } = entry;
  const mainLeft = accounts.get(main) ?? 0;
  const isWhole = by === Math.abs(mainLeft);
  const take = (name: string, part: number) => {
    const left = accounts.get(name) ?? 0;
    const change = left > 0 ? -part : part;
    accounts.set(name, left + change);
    post(model, name, change);
  };
  if (main.startsWith('cash:') && isTransfer !== true)
    model.totals[branch][mainLeft > 0 ? 'in' : 'out'] -= by;
  if (isWhole) {
    for (const [name, left] of accounts) take(name, Math.abs(left));
    return;
  }
  take(main, by);
  let rest = by;
  const others = [...accounts]
    .filter(([name, left]) => name !== main && left !== 0 && left > 0 !== mainLeft > 0)
    .toSorted(
      ([a], [b]) => Number(isSalary(b)) - Number(isSalary(a)) || (a < b ? -1 : a > b ? 1 : 0),
    );
  for (const [name, left] of others) {
    const part = Math.min(rest, Math.abs(left));
    rest -= part;
    take(name, part);
  }
}

function follow(
  { event, advance, box, main }: MovedEntry,
  { cash, by, isWhole }: { cash: number; by: number; isWhole: boolean },
): void {
  if (event !== undefined) {
    event.received += cash;
    claimReceived(event);
  }
  if (advance !== undefined) {
    if (advance.rest !== null) advance.rest += by;
    advance.isOpen ||= advance.rest !== null || isWhole;
  }
  // A correction moves petty cash in the other direction.
  if (box !== undefined) box.balance += main.startsWith('petty:') ? by : -cash;
}

const takePayment: MakeStep = (model, draw: Draw) => {
  const actor = actorOf(draw);
  const ready = model.events.filter((event) => leftOf(event) > 0 && event.open === 0);
  const some = draw.choice % 6 === 0 ? model.events : ready;
  const event = pick(within(some, actor, draw), draw.pick);
  if (event === undefined) return null;
  const left = leftOf(event);
  const share = [left, Math.floor(left / 4), Math.min(left, 900), left + 0.5][draw.amount % 4];
  const amount = Math.max(share ?? left, 0.5);
  const isAlone = model.mostAlone === null || amount <= model.mostAlone;
  return {
    kind: isAlone ? 'take a payment' : 'hand in a payment',
    actor,
    method: 'post',
    path: '/api/payment',
    body: { eventId: event.id, amount },
    refusal: paymentRefusal(),
    ...(isAlone && { moves: { event } }),
    apply: async (ids) => {
      if (!isAlone) {
        event.advance = event.received + amount;
        event.paidFull = event.advance === totalOf(event);
        await claim(model, event, amount, ids, actor);
        return;
      }
      moveCash(model, event.branch, amount, `client:${event.id}`);
      event.received += amount;
      event.wasPaid = true;
      claimReceived(event);
    },
  };

  function paymentRefusal(): Refusal | undefined {
    if (event === undefined || !sees(actor, event.branch)) return no(404, 'NOT_FOUND');
    if (event.open !== 0) return no(409, 'PENDING_OPEN');
    return amount > left ? no(422, 'VALIDATION') : undefined;
  }
};

export const correctSteps: readonly MakeStep[] = [
  correct,
  correct,
  correct,
  correct,
  correct,
  correct,
  correct,
  correct,
  correct,
  takePayment,
  takePayment,
  takePayment,
  takePayment,
  takePayment,
  takePayment,
  takePayment,
  takePayment,
  takePayment,
  takePayment,
  takePayment,
  takePayment,
];

/** Steps of places of money: payments by bank, transfers between places, and the close of a day. */
import { type BranchId, countCash, type Model, post } from '../model.ts';
import { cashAt, isKnownToBank, placeIds } from '../places.ts';
import {
  actorOf,
  branchQuery,
  homeOf,
  no,
  pick,
  type Draw,
  type MakeStep,
  type Step,
} from './step.ts';

const branches = [1, 2] as const;

/** What moves no cash, and what names its places itself. */
const withoutPlace = new Set(['petty spend', 'transfer', 'close the day', 'bring a certificate']);

/** A payment from the box, made at another place instead; now and then with a reference that is used. */
export function byBank(model: Model, draw: Draw, step: Step): Step {
  const { moves } = step;
  const isPayment = moves !== undefined && !withoutPlace.has(step.kind);
  if (!isPayment || step.refusal !== undefined || draw.pick % 3 !== 0) return step;
  const place = pick(placeIds, draw.choice) ?? 1;
  const used = draw.amount % 9 === 0 ? pick([...model.held], draw.pick) : undefined;
  const reference = used ?? `R-${model.now}-${draw.pick}-${draw.choice}-${draw.amount}`;
  const isAsked = isKnownToBank(place);
  const isLeftOut = isAsked && draw.amount % 11 === 0;
  const said = isAsked && !isLeftOut ? { reference: reference.toLowerCase() } : {};
  const isTaken = isAsked && model.held.has(reference);
  const refusal = isLeftOut ? no(422, 'VALIDATION') : isTaken ? no(409, 'DUPLICATE') : undefined;
  if (isAsked) moves.reference = reference;
  return {
    ...step,
    also: 'pay by bank',
    body: { ...step.body, place, ...said },
    refusal,
    apply: async (ids) => {
      const before = new Map(model.accounts);
      await step.apply(ids);
      for (const branch of branches) moveTo(model, before, branch, place);
      if (isAsked) model.held.add(reference);
    },
  };
}

/** What a step has moved in the box, it has moved at the place. */
function moveTo(
  model: Model,
  before: ReadonlyMap<string, number>,
  branch: BranchId,
  place: number,
): void {
  const box = cashAt(branch, null);
  const had = before.get(box);
  const by = (model.accounts.get(box) ?? 0) - (had ?? 0);
  if (by === 0) return;
  if (had === undefined) model.accounts.delete(box);
  else model.accounts.set(box, had);
  post(model, cashAt(branch, place), by);
}

const transfer: MakeStep = (model, draw) => {
  const actor = actorOf(draw);
  const branch = homeOf(actor) ?? (draw.isBold ? 1 : 2);
  const ends = [null, ...placeIds];
  const from = pick(ends, draw.pick) ?? null;
  const to = pick(ends, draw.choice) ?? null;
  const amount = 1 + (draw.amount % 9_000) / 2;
  return {
    kind: 'transfer',
    actor,
    method: 'post',
    path: `/api/transfer${branchQuery(actor, branch)}`,
    body: { from, to, amount },
    moves: { isTransfer: true },
    refusal: from === to ? no(422, 'VALIDATION') : undefined,
    apply: () => {
      post(model, cashAt(branch, from), -amount);
      post(model, cashAt(branch, to), amount);
    },
  };
};

/** Counts the box, or what its bank says: as much as there is, or less, or more. */
const close: MakeStep = (model, draw) => {
  const actor = actorOf(draw);
  const branch = homeOf(actor) ?? (draw.isBold ? 1 : 2);
  const book = model.accounts.get(cashAt(branch, null)) ?? 0;
  const counted = Math.max(0, book + ([0, -100, 50.5, 0][draw.pick % 4] ?? 0));
  const difference = counted - book;
  const isBooked = draw.choice % 2 === 0;
  const isSilent = draw.amount % 7 === 0 && difference !== 0;
  const isLate = draw.amount % 10 === 5;
  const booksOne = isBooked && difference !== 0;
  return {
    kind: 'close the day',
    actor,
    method: 'post',
    path: `/api/close${branchQuery(actor, branch)}`,
    prepare: async (ask) => {
      const { now } = await ask(`/api/close?branchId=${branch}`);
      return { last_entry: now.last_entry + (isLate ? 1 : 0) };
    },
    body: {
      places: [{ coins: counted }],
      book_difference: isBooked,
      ...(!isSilent && { remark: 'Counted twice' }),
    },
    refusal: isLate ? no(409, 'BALANCE_CHANGED') : isSilent ? no(422, 'VALIDATION') : undefined,
    ...(booksOne && { moves: { answeredAs: 'close' as const } }),
    apply: () => {
      if (!booksOne) return;
      post(model, cashAt(branch, null), difference);
      post(model, `${difference > 0 ? 'income:other' : 'expense:other'}:${branch}`, -difference);
      countCash(model, branch, difference);
    },
  };
};

export const placeSteps: readonly MakeStep[] = [
  ...Array.from({ length: 7 }, () => transfer),
  ...Array.from({ length: 6 }, () => close),
];

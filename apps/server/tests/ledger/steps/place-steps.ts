import { type Actor, type BranchId, countCash, type Model, post } from '../model.ts';
import { aloneRefusal, payAlone } from '../alone.ts';
import { cashAt, isKnownToBank, placeIds } from '../places.ts';
import {
  actorOf,
  branchQuery,
  homeOf,
  no,
  pick,
  sees,
  type Draw,
  type MakeStep,
  type Refusal,
  type Step,
} from './step.ts';

const branches = [1, 2] as const;

/** Steps that move no cash, or that name their places themselves. */
const withoutPlace = new Set([
  'petty spend',
  'transfer',
  'close the day',
  'book a difference',
  'bring a certificate',
  'accept a certificate',
]);

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

const close: MakeStep = (model, draw) => {
  const actor = actorOf(draw);
  const branch = homeOf(actor) ?? (draw.isBold ? 1 : 2);
  const book = model.accounts.get(cashAt(branch, null)) ?? 0;
  const counted = Math.max(0, book + ([0, -100, 50.5, 0, -1_600, 1_600][draw.pick % 6] ?? 0));
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
    refusal: isLate
      ? no(409, 'BALANCE_CHANGED')
      : isSilent
        ? no(422, 'VALIDATION')
        : booksOne
          ? differenceRefusal(model, actor, difference)
          : undefined,
    ...(booksOne && { moves: { answeredAs: 'close' as const } }),
    apply: () => {
      model.closes.set(branch, { by: actor, difference, isBooked: booksOne });
      if (!booksOne) return;
      payAlone(model, actor, Math.max(0, -difference));
      bookDifference(model, branch, difference);
    },
  };
};

function bookDifference(model: Model, branch: BranchId, difference: number): void {
  post(model, cashAt(branch, null), difference);
  post(model, `${difference > 0 ? 'income:other' : 'expense:other'}:${branch}`, -difference);
  countCash(model, branch, difference);
}

/** A loss counts against the limit of the day, a gain by itself. */
function differenceRefusal(model: Model, actor: Actor, difference: number): Refusal | undefined {
  if (difference < 0) return aloneRefusal(model, actor, -difference);
  return model.mostAlone !== null && difference > model.mostAlone
    ? no(409, 'SELF_APPROVAL')
    : undefined;
}

const bookLater: MakeStep = (model, draw) => {
  const actor = actorOf(draw);
  const [branch, close] =
    pick(
      [...model.closes].filter(([at, { difference, isBooked }]) => {
        const isOpen = difference !== 0 && !isBooked;
        return sees(actor, at) && (isOpen || draw.choice % 7 === 0);
      }),
      draw.pick,
    ) ?? [];
  if (branch === undefined || close === undefined) return null;
  const { difference } = close;
  const isOwn = close.by === actor;
  return {
    kind: 'book a difference',
    actor,
    method: 'post',
    path: '/api/close/difference',
    prepare: async (ask) => {
      const { closes } = await ask(`/api/close?branchId=${branch}`);
      return { id: closes[0].id };
    },
    body: {},
    refusal:
      difference === 0
        ? no(422, 'VALIDATION')
        : close.isBooked
          ? no(409, 'ALREADY_PROCESSED')
          : isOwn
            ? differenceRefusal(model, actor, difference)
            : undefined,
    moves: {},
    apply: () => {
      close.isBooked = true;
      if (isOwn) payAlone(model, actor, Math.max(0, -difference));
      bookDifference(model, branch, difference);
    },
  };
};

export const placeSteps: readonly MakeStep[] = [
  ...Array.from({ length: 7 }, () => transfer),
  ...Array.from({ length: 6 }, () => close),
  ...Array.from({ length: 4 }, () => bookLater),
];

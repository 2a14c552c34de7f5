import { noteBooking } from '../accruals.ts';
import {
  type BranchId,
  leftOf,
  type Model,
  type ModelEvent,
  type Opening,
  post,
  totalOf,
} from '../model.ts';
import { drawnEvent } from './event-steps.ts';
import { cashAt } from '../places.ts';
import {
  claimReceived,
  client,
  isoDay,
  no,
  pick,
  type Draw,
  type MakeStep,
  type Refusal,
} from './step.ts';

const counted = [null, 1, 3] as const;

const openBooks: MakeStep = (model, draw) => {
  const branch: BranchId = draw.isBold ? 1 : 2;
  const isTold = draw.actor % 10 === 0;
  const actor = isTold ? 'alem' : 'admin';
  const figures = figuresOf(model, draw, branch);
  const { money, vendor, employee, received } = figures;
  return {
    kind: 'open the books',
    actor,
    method: 'post',
    path: `/api/opening?branchId=${isTold ? 1 : branch}`,
    body: {
      dated: isoDay(model.now, -(draw.pick % 40)),
      money: money.map(([place, amount]) => ({ amount, ...(place !== null && { place }) })),
      vendors: [{ id: 1, amount: vendor }],
      employees: [{ id: 2, amount: employee }],
      events: received.map(({ event, amount }) => ({ id: event.id, amount })),
    },
    refusal: isTold ? no(409, 'ADMIN_ONLY') : openRefusal(model, branch, received),
    apply: ({ answered }) => {
      const { id } = answered['opening'] as { id: number };
      enter(model, { ...figures, id, branch }, 1);
      for (const { event } of received) event.wasPaid = true;
    },
  };
};

function figuresOf(model: Model, draw: Draw, branch: BranchId): Omit<Opening, 'id' | 'branch'> {
  const { pick: at, choice, amount } = draw;
  const waits = (event: ModelEvent) => event.open !== 0 && choice % 9 > 0;
  const paid = model.events.filter(
    (event) => event.branch === branch && leftOf(event) > 0 && !waits(event),
  );
  const event = pick(paid, at);
  const left = event === undefined ? 0 : leftOf(event);
  const share = amount % 9 === 0 ? left + 0.5 : amount % 2 === 0 ? left : Math.floor(left / 3);
  return {
    money: counted
      .slice(0, 1 + (choice % 3))
      .map((place, turn) => [place, 1_000 * (turn + 1) + (at % 999) / 2]),
    vendor: 500 + choice / 2,
    employee: 1 + (amount % 1_000),
    received: event === undefined ? [] : [{ event, amount: Math.max(share, 1) }],
  };
}

function openRefusal(
  { opened, booksMoved }: Model,
  branch: BranchId,
  received: Opening['received'],
): Refusal | undefined {
  if (opened.has(branch) || booksMoved.has(branch)) return no(409, 'ALREADY_OPENED');
  if (received.some(({ event }) => event.open !== 0)) return no(409, 'PENDING_OPEN');
  return received.some(({ event, amount }) => amount > leftOf(event))
    ? no(422, 'VALIDATION')
    : undefined;
}

function enter(model: Model, opening: Opening, sign: 1 | -1): void {
  const { branch, money, vendor, employee, received } = opening;
  const against = `opening:${branch}`;
  const wasMoved = model.booksMoved.has(branch);
  for (const [place, amount] of money) {
    post(model, cashAt(branch, place), sign * amount);
    post(model, against, -sign * amount);
    model.totals[branch].in += sign * amount;
  }
  if (!wasMoved) model.booksMoved.delete(branch);
  for (const [account, amount] of [
    [`payable:1:${branch}`, vendor],
    [`wages:2:${branch}`, employee],
  ] as const) {
    post(model, account, -sign * amount);
    post(model, against, sign * amount);
    noteBooking(model, account, 0, sign * amount, 'admin');
  }
  for (const { event, amount } of received) {
    post(model, `client:${event.id}`, -sign * amount);
    post(model, against, sign * amount);
    event.received += sign * amount;
    claimReceived(event);
  }
  if (sign === 1) model.opened.set(branch, opening);
  else model.opened.delete(branch);
}

const undoOpening: MakeStep = (model, draw) => {
  const opening = pick([...model.opened.values()], draw.pick);
  if (opening === undefined) return null;
  const isTold = draw.actor % 10 === 0;
  return {
    kind: 'undo the opening',
    actor: isTold ? 'alem' : 'admin',
    method: 'delete',
    path: '/api/opening',
    body: { id: opening.id },
    refusal: isTold ? no(409, 'ADMIN_ONLY') : undoRefusal(model, opening),
    apply: () => enter(model, opening, -1),
  };
};

function undoRefusal(
  { accounts }: Model,
  { branch, money, received }: Opening,
): Refusal | undefined {
  const isSpent = money.some(
    ([place, amount]) => (accounts.get(cashAt(branch, place)) ?? 0) < amount,
  );
  if (isSpent) return no(409, 'IN_USE');
  if (received.some(({ event }) => event.open !== 0)) return no(409, 'PENDING_OPEN');
  return received.some(({ event, amount }) => event.received < amount)
    ? no(409, 'IN_USE')
    : undefined;
}

const branchNames = { 1: 'Bole', 2: 'Piassa' } as const;

const importEvent: MakeStep = (model, draw) => {
  const branch: BranchId = draw.isBold ? 1 : 2;
  // A day of its own, because on the same day it would match another event.
  const day = isoDay(model.now, 40 + model.events.length);
  const event = { ...drawnEvent(model, draw, branch), isCustom: true, unit: 123.5, day };
  const total = totalOf(event);
  const received = [total, Math.floor(total / 4), 0.5][draw.amount % 3] ?? total;
  return {
    kind: 'import an event',
    actor: 'admin',
    method: 'post',
    path: '/api/import/commit',
    body: {},
    prepare: async (_ask, admin) => {
      const values = {
        client,
        event_date: event.day,
        time: event.time,
        num_of_people: event.people,
        per_person: event.unit,
        additional_price: event.additional,
        discount_amount: event.discount,
        received,
        branch: branchNames[branch],
      };
      const rows = [{ row: 2, values }];
      const staged = await admin.post('/api/import', { kind: 'events', name: 'book.csv', rows });
      return { id: staged.body.id, doubtful: 'add' };
    },
    logs: 2,
    apply: async (ids) => {
      Object.assign(event, { id: await ids.newestEvent(), received, wasPaid: true });
      claimReceived(event);
      post(model, `client:${event.id}`, -received);
      post(model, `opening:${branch}`, received);
      model.events.push(event);
    },
  };
};

export const importSteps: readonly MakeStep[] = [importEvent, importEvent, importEvent];

export const openingSteps: readonly MakeStep[] = [
  openBooks,
  openBooks,
  openBooks,
  undoOpening,
  undoOpening,
];

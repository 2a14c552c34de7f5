import { accrue, anyBusy } from '../accruals.ts';
import {
  startOf,
  targetOf,
  tierOf,
  totalOf,
  withAdvance,
  type BranchId,
  type Model,
  type ModelEvent,
} from '../model.ts';
import { refundRefusal } from '../returnable.ts';
import {
  actorOf,
  claim,
  formOf,
  homeOf,
  isoDay,
  no,
  pick,
  sees,
  within,
  type Draw,
  type MakeStep,
  type Refusal,
} from './step.ts';
import { cancel, restore } from './ended-event-steps.ts';

const times = ['15:00', '19:00', '01:00', '12:30', '18:00', '05:30'] as const;
const sizes = [60, 200, 201, 350, 400, 401, 1000] as const;

export function drawnEvent(model: Model, draw: Draw, branch: BranchId): ModelEvent {
  const isCustom = draw.choice % 4 === 0;
  const people = pick(sizes, draw.amount) ?? 60;
  return {
    id: 0,
    branch,
    isCustom,
    unit: isCustom ? 123.5 : (tierOf(people)?.value ?? 0),
    people,
    additional: draw.isBold ? 15_000 : 0,
    discount: draw.isBold ? 2_500.5 : 0,
    day: isoDay(model.now, 1 + (draw.pick % 12)),
    time: pick(times, draw.choice) ?? '15:00',
    advance: 0,
    paidFull: false,
    received: 0,
    wasPaid: false,
    open: 0,
    isDeleted: false,
    advanceId: null,
    employees: new Set(),
    absent: new Set(),
    vendors: new Set(),
    booked: new Map(),
    bookedIn: new Map(),
  };
}

function schedule(kind: string, shape: (event: ModelEvent) => Refusal | undefined): MakeStep {
  return (model, draw) => {
    const actor = actorOf(draw);
    const branch = homeOf(actor) ?? (draw.isBold ? 1 : 2);
    const event = drawnEvent(model, draw, branch);
    const refusal = shape(event);
    return {
      kind,
      actor,
      method: 'post',
      path: '/api/event',
      body: formOf(event),
      refusal,
      apply: async (ids) => {
        const saved = ids.answered['event'] as { id: number };
        Object.assign(event, withAdvance(event), { id: saved.id });
        model.events.push(event);
        await claim(model, event, targetOf(event), ids, actor);
      },
    };
  };
}

const part = (event: ModelEvent): number => Math.floor(totalOf(event) / 4);

const edit =
  (
    kind: string,
    change: (event: ModelEvent, draw: Draw, model: Model) => Partial<ModelEvent>,
  ): MakeStep =>
  (model, draw) => {
    const actor = actorOf(draw);
    const staffed = model.events.filter((row) => row.vendors.size + row.employees.size > 0);
    const some = draw.isBold ? staffed : model.events;
    const event = pick(within(some, actor, draw), draw.pick);
    if (event === undefined) return null;
    const changed: ModelEvent = { ...event, ...change(event, draw, model) };
    const isSameTier = tierOf(changed.people) === tierOf(event.people);
    if (!event.isCustom && !isSameTier) changed.unit = tierOf(changed.people)?.value ?? 0;
    const next = withAdvance(changed);
    const isMoved = next.branch !== event.branch;
    const open = targetOf(next) - event.received;
    const isForced = draw.choice % 3 === 0;
    const isClash = startOf(next) !== startOf(event) && anyBusy(model, next);
    const isChanged = JSON.stringify(formOf(next)) !== JSON.stringify(formOf(event));
    return {
      kind: isChanged ? kind : 'edit nothing',
      actor,
      method: 'patch',
      path: '/api/event',
      body: { ...formOf(next), id: event.id, force: isForced },
      refusal:
        editRefusal({
          event,
          next,
          isMoved,
          isClash: isClash && !isForced,
          isVisible: sees(actor, event.branch) && sees(actor, next.branch),
        }) ?? (open === event.open ? undefined : claimRefusal(model, event, open)),
      isLogged: isChanged || open !== event.open,
      apply: async (ids) => {
        const waiting = event.open;
        Object.assign(event, next);
        const certificate = waitingOf(model, event)?.certificate;
        if (open !== waiting || isMoved) await claim(model, event, open, ids, actor, certificate);
        accrue(model, event, actor);
      },
    };
  };

const waitingOf = (model: Model, event: ModelEvent) =>
  model.pendings.find((row) => row.event === event && row.isOpen);

/** A pending certificate has a fixed sum, so the claim cannot change. */
const claimRefusal = (model: Model, event: ModelEvent, open: number): Refusal | undefined =>
  waitingOf(model, event)?.certificate === undefined
    ? refundRefusal(model, event, -open)
    : no(409, 'PENDING_OPEN');

function editRefusal(asked: {
  event: ModelEvent;
  next: ModelEvent;
  isMoved: boolean;
  isClash: boolean;
  isVisible: boolean;
}): Refusal | undefined {
  const { event, next, isMoved, isClash, isVisible } = asked;
  if (event.isDeleted || !isVisible) return no(404, 'NOT_FOUND');
  if (isMoved && event.received !== 0) return no(409, 'IN_USE');
  const isPriced = event.isCustom || tierOf(next.people) !== undefined;
  if (!isPriced) return no(422, 'NO_TIER');
  if (next.advance > Math.max(totalOf(next), event.received)) return no(422, 'VALIDATION');
  return isClash ? no(409, 'CONFLICTS') : undefined;
}

export const eventSteps: readonly MakeStep[] = [
  schedule('schedule with an advance', (event) => void (event.advance = part(event))),
  schedule('schedule paid in full', (event) => void (event.paidFull = true)),
  schedule('schedule without an advance', () => undefined),
  schedule('schedule without an advance', () => undefined),
  schedule('schedule beyond the price', (event) => {
    event.advance = totalOf(event) + 1;
    return no(422, 'VALIDATION');
  }),
  schedule('schedule without a tier', (event) => {
    if (event.isCustom) return undefined;
    event.people = 1_001;
    return no(422, 'NO_TIER');
  }),
  edit('edit the size', (_event, { amount }) => ({ people: pick(sizes, amount) ?? 60 })),
  edit('edit the size', (_event, { amount }) => ({ people: pick(sizes, amount) ?? 60 })),
  edit('edit the size', (_event, { amount }) => ({ people: pick([...sizes, 49], amount) ?? 60 })),
  edit('edit the time', (_event, { choice }) => ({ time: pick(times, choice) ?? '15:00' })),
  edit('edit the time', (_event, { choice }) => ({ time: pick(times, choice) ?? '15:00' })),
  edit('edit the time', (_event, { choice }) => ({ time: pick(times, choice) ?? '15:00' })),
  edit('edit the day', (event, { amount }, { events }) => ({
    day: pick(events, amount)?.day ?? event.day,
  })),
  edit('edit the advance', (event, { amount }) => ({
    advance: Math.floor((totalOf(event) * (amount % 11)) / 9),
  })),
  edit('edit paid in full', (event) => ({ paidFull: !event.paidFull })),
  edit('edit the branch', (event) => ({ branch: event.branch === 1 ? 2 : 1 })),
  edit('edit nothing', () => ({})),
  cancel(false),
  cancel(false),
  cancel(false),
  cancel(false),
  cancel(true),
  cancel(true),
  cancel(true),
  restore,
  restore,
];

import { accrue, anyBusy } from '../accruals.ts';
import { type Actor, startOf, type Model, type ModelEvent } from '../model.ts';
import { refundRefusal } from '../returnable.ts';
import {
  actorOf,
  claim,
  claimReceived,
  no,
  pick,
  sees,
  within,
  type MakeStep,
  type Refusal,
  type Step,
} from './step.ts';

export const cancel =
  (isRefunded: boolean): MakeStep =>
  (model, draw) => {
    const paid = model.events.filter(
      (event) => event.received > 0 && !event.isDeleted && startOf(event) > model.now,
    );
    const actor = actorOf(draw);
    const event = pick(within(isRefunded ? paid : model.events, actor, draw), draw.pick);
    if (event === undefined) return null;
    const quarters = 1 + (draw.amount % 5);
    const refund = isRefunded ? Math.floor((event.received * quarters) / 4) : 0;
    return {
      kind: refund > 0 ? 'cancel with refund' : 'cancel',
      actor,
      method: 'delete',
      path: '/api/event',
      body: { id: event.id, ...(refund > 0 && { refund }) },
      refusal: cancelRefusal(model, event, actor, refund),
      apply: async (ids) => {
        event.isDeleted = true;
        await claim(model, event, 0 - refund, ids, actor);
        accrue(model, event, actor);
      },
    };
  };

function cancelRefusal(
  model: Model,
  event: ModelEvent,
  actor: Actor,
  refund: number,
): Refusal | undefined {
  const isVisible = sees(actor, event.branch);
  if (event.isDeleted || !isVisible) return no(404, 'NOT_FOUND');
  // D143: admins may delete a past event if it never had money.
  const isSlip = actor === 'admin' && !event.wasPaid;
  if (startOf(event) <= model.now && !isSlip) return no(409, 'PAST_EVENT');
  return refundRefusal(model, event, refund);
}

export const restore: MakeStep = (model, draw) => {
  const deleted = model.events.filter((event) => event.isDeleted);
  const actor = actorOf(draw);
  const some = draw.choice % 5 === 0 ? model.events : deleted;
  const event = pick(within(some, actor, draw), draw.pick);
  if (event === undefined) return null;
  const isForced = draw.choice % 3 === 0;
  const isClash = anyBusy(model, event) && !isForced;
  const refusal = restoreRefusal(event, sees(actor, event.branch), isClash);
  return {
    kind: 'restore',
    actor,
    method: 'post',
    path: '/api/event/restore',
    body: { id: event.id, force: isForced },
    refusal,
    apply: async (ids) => {
      event.isDeleted = false;
      await claim(model, event, 0, ids, actor);
      claimReceived(event);
      accrue(model, event, actor);
    },
  } satisfies Step;
};

function restoreRefusal(
  event: ModelEvent,
  isVisible: boolean,
  isClash: boolean,
): Refusal | undefined {
  if (!isVisible) return no(404, 'NOT_FOUND');
  if (!event.isDeleted) return no(409, 'ALREADY_PROCESSED');
  return isClash ? no(409, 'CONFLICTS') : undefined;
}

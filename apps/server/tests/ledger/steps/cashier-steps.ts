import { aloneRefusal, payAlone } from '../alone.ts';
import { isInForce } from './certificate-steps.ts';
import { cash, settleByHand } from './hand-steps.ts';
import {
  isInAdvanceTab,
  leftOf,
  moveCash,
  post,
  totalOf,
  type Model,
  type ModelPending,
} from '../model.ts';
import {
  actorOf,
  claim,
  claimReceived,
  no,
  pick,
  sees,
  within,
  type Draw,
  type Ids,
  type MakeStep,
  type Refusal,
  type Step,
} from './step.ts';

const path = '/api/transactions';

/** Sometimes a payment that is already closed, which must be refused. */
function drawnPending(model: Model, draw: Draw): ModelPending | undefined {
  const open = model.pendings.filter((row) => row.isOpen);
  const some = draw.choice % 5 === 0 ? model.pendings : open;
  return pick(within(some, actorOf(draw), draw), draw.pick);
}

function resolution(
  model: Model,
  draw: Draw,
  row: ModelPending | undefined,
  make: (
    row: ModelPending,
  ) => Pick<Step, 'kind' | 'body' | 'apply' | 'moves'> & { refusal?: Refusal | undefined },
): Step | null {
  if (row === undefined) return null;
  const actor = actorOf(draw);
  const { body, refusal, ...rest } = make(row);
  const earlier = !sees(actor, row.branch)
    ? no(404, 'NOT_FOUND')
    : row.isOpen
      ? undefined
      : no(409, 'ALREADY_PROCESSED');
  return {
    ...rest,
    actor,
    method: 'patch',
    path,
    body: { ...body, type: 'pending', actionId: row.id },
    refusal: earlier ?? refusal,
  };
}

const accept =
  (share: (most: number, asked: number) => number, drawn = drawnPending): MakeStep =>
  (model, draw) =>
    resolution(model, draw, drawn(model, draw), (row) => {
      if (row.certificate !== undefined) return acceptCertificate(model, draw, row, share);
      const { event } = row;
      const isIn = row.amount > 0;
      const asked = Math.abs(row.amount);
      const most = isIn ? totalOf(event) - event.received : asked;
      const amount = share(most, asked);
      return {
        kind: isIn ? 'accept a payment' : 'accept a refund',
        body: { action: 'accept', amount },
        moves: { event },
        refusal: amount > most ? no(422, 'VALIDATION') : approvalRefusal(model, draw, row, amount),
        apply: async (ids) => {
          if (!isIn && row.by === actorOf(draw)) payAlone(model, row.by, amount);
          const cash = isIn ? amount : -amount;
          moveCash(model, row.branch, cash, `client:${event.id}`);
          event.received += cash;
          event.wasPaid = true;
          await claim(model, event, 0, ids, actorOf(draw));
          claimReceived(event);
        },
      };
    });

function acceptCertificate(
  model: Model,
  draw: Draw,
  { event, branch, amount: asked, certificate = '', by }: ModelPending,
  share: (most: number, asked: number) => number,
) {
  const most = totalOf(event) - event.received;
  const amount = share(most, asked);
  return {
    kind: 'accept a certificate',
    body: { action: 'accept', amount },
    moves: { event, certificate },
    refusal: refusal(),
    apply: async (ids: Ids) => {
      post(model, `withheld:${branch}`, amount);
      post(model, `client:${event.id}`, -amount);
      event.received += amount;
      event.wasPaid = true;
      await claim(model, event, 0, ids, actorOf(draw));
      claimReceived(event);
    },
  };

  function refusal(): Refusal | undefined {
    if (amount > most) return no(422, 'VALIDATION');
    if (by === actorOf(draw)) return no(409, 'SELF_APPROVAL');
    if (amount > asked) return no(422, 'VALIDATION');
    return isInForce(model, certificate) ? no(409, 'DUPLICATE') : undefined;
  }
}

/** One's own claims up to the limit; one's own refunds also up to it within a day. */
function approvalRefusal(
  model: Model,
  draw: Draw,
  row: ModelPending,
  amount: number,
): Refusal | undefined {
  const actor = actorOf(draw);
  if (row.by !== actor || model.mostAlone === null) return undefined;
  if (amount > model.mostAlone) return no(409, 'SELF_APPROVAL');
  return aloneRefusal(model, actor, row.amount < 0 ? amount : 0);
}

const reject: MakeStep = (model, draw) =>
  resolution(model, draw, drawnPending(model, draw), ({ event }) => ({
    kind: 'reject',
    body: { action: 'reject' },
    apply: async (ids) => {
      await claim(model, event, 0, ids, actorOf(draw));
      claimReceived(event);
    },
  }));

const settleEvent: MakeStep = (model, draw) => {
  const ready = model.events.filter((row) => isInAdvanceTab(row));
  const known = model.events.filter((row) => row.advanceId !== null);
  const actor = actorOf(draw);
  const some = draw.choice % 5 === 0 ? known : ready;
  const event = pick(within(some, actor, draw), draw.pick);
  if (event === undefined || event.advanceId === null) return null;
  const left = leftOf(event);
  const amount = [left, Math.floor(left / 2), left + 0.5, left][draw.amount % 4] ?? left;
  if (amount <= 0) return null;
  return {
    kind: 'settle an event',
    actor,
    method: 'patch',
    path,
    body: { type: 'advance', action: 'accept', actionId: event.advanceId, amount },
    moves: { event },
    refusal: settleRefusal(),
    apply: () => {
      moveCash(model, event.branch, amount, `client:${event.id}`);
      event.received += amount;
      event.wasPaid = true;
      claimReceived(event);
    },
  };

  function settleRefusal(): Refusal | undefined {
    if (event === undefined || !sees(actor, event.branch)) return no(404, 'NOT_FOUND');
    if (event.open !== 0) return no(409, 'PENDING_OPEN');
    if (!isInAdvanceTab(event)) return no(409, 'ALREADY_PROCESSED');
    return amount > left ? no(422, 'VALIDATION') : undefined;
  }
};

const refundOf = (model: Model, draw: Draw): ModelPending | undefined =>
  pick(
    within(model.pendings, actorOf(draw), draw).filter((row) => row.isOpen && row.amount < 0),
    draw.pick,
  );

const certificateOfOther = accept(
  (_most, asked) => asked,
  (model, draw) =>
    pick(
      within(model.pendings, actorOf(draw), draw).filter(
        (row) => row.isOpen && row.certificate !== undefined && row.by !== actorOf(draw),
      ),
      draw.pick,
    ),
);

const exactly = accept((_most, asked) => asked);
const refund = accept((_most, asked) => asked, refundOf);

export const cashierSteps: readonly MakeStep[] = [
  exactly,
  exactly,
  exactly,
  certificateOfOther,
  certificateOfOther,
  certificateOfOther,
  accept((most) => Math.max(1, Math.floor(most / 3))),
  accept((most) => Math.max(most, 0) + 0.5),
  refund,
  refund,
  refund,
  refund,
  refund,
  refund,
  refund,
  refund,
  refund,
  reject,
  settleEvent,
  settleEvent,
  settleEvent,
  cash('in', false),
  cash('out', false),
  cash('in', true),
  cash('out', true),
  settleByHand,
  settleByHand,
  settleByHand,
  settleByHand,
  settleByHand,
  settleByHand,
  settleByHand,
  settleByHand,
  settleByHand,
  settleByHand,
  settleByHand,
  settleByHand,
];

import { leftOf, type Model, type ModelEvent, post, startOf, totalOf } from '../model.ts';
import { withheldOf } from '../returnable.ts';
import {
  actorOf,
  claim,
  claimReceived,
  isoDay,
  no,
  pick,
  sees,
  within,
  type Draw,
  type MakeStep,
  type Refusal,
} from './step.ts';

/** Few, so that numbers repeat. */
const numbers = 60;

export const isInForce = (model: Model, certificate: string): boolean =>
  model.moved.some(
    (entry) => entry.certificate === certificate && (entry.accounts.get(entry.main) ?? 0) > 0,
  );

/** True before the event, or above three percent of a price over ten thousand birr. */
function isBeyondRule(model: Model, event: ModelEvent, amount: number): boolean {
  if (startOf(event) > model.now) return true;
  const total = totalOf(event);
  const proposed = total > 10_000 ? Math.ceil(Math.round(total * 3) / 100) : 0;
  return withheldOf(model, event) + amount > proposed;
}

const withhold: MakeStep = (model, draw: Draw) => {
  const actor = actorOf(draw);
  // Mostly past events, for which one user is enough.
  const ready = model.events.filter(
    (event) =>
      leftOf(event) > 0 &&
      event.open === 0 &&
      (draw.amount % 5 === 0 || startOf(event) <= model.now),
  );
  const some = draw.choice % 6 === 0 ? model.events : ready;
  const event = pick(within(some, actor, draw), draw.pick);
  if (event === undefined) return null;
  const left = leftOf(event);
  const share = [
    Math.floor(left / 40),
    Math.floor(totalOf(event) / 200),
    Math.min(left, 600),
    left + 0.5,
  ][draw.amount % 4];
  const amount = Math.max(share ?? left, 0.5);
  const certificate = `WHT-${draw.choice % numbers}`;
  const day = isoDay(model.now, draw.pick % 11 === 0 ? 1 : 0);
  const account = `withheld:${event.branch}`;
  const waits = isBeyondRule(model, event, amount);
  return {
    kind: waits ? 'a certificate that waits' : 'bring a certificate',
    actor,
    method: 'post',
    path: '/api/withholding',
    body: { eventId: event.id, amount, certificate_no: certificate, certificate_date: day },
    refusal: refusal(),
    ...(!waits && { moves: { event, certificate } }),
    apply: async (ids) => {
      if (waits) {
        event.advance = event.received + amount;
        event.paidFull = event.advance === totalOf(event);
        await claim(model, event, amount, ids, actor, certificate);
        return;
      }
      post(model, account, amount);
      post(model, `client:${event.id}`, -amount);
      event.received += amount;
      event.wasPaid = true;
      claimReceived(event);
    },
  };

  function refusal(): Refusal | undefined {
    if (event === undefined || !sees(actor, event.branch)) return no(404, 'NOT_FOUND');
    if (day > isoDay(model.now, 0)) return no(422, 'VALIDATION');
    if (event.open !== 0) return no(409, 'PENDING_OPEN');
    if (amount > left) return no(422, 'VALIDATION');
    return isInForce(model, certificate) ? no(409, 'DUPLICATE') : undefined;
  }
};

export const certificateSteps: readonly MakeStep[] = [
  withhold,
  withhold,
  withhold,
  withhold,
  withhold,
  withhold,
  withhold,
  withhold,
  withhold,
  withhold,
  withhold,
];

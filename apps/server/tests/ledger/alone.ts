import { owed, type Actor, type Model } from './model.ts';
import { no, type Refusal } from './steps/step.ts';

const keyOf = ({ now }: Model, actor: Actor): string =>
  `${actor} ${Math.floor((now + 3 * 3_600_000) / 86_400_000)}`;

/** `alone`: the part that the actor entered. */
export function aloneRefusal(model: Model, actor: Actor, alone: number): Refusal | undefined {
  const { mostAlone, paidAlone } = model;
  if (mostAlone === null || alone === 0) return undefined;
  const today = paidAlone.get(keyOf(model, actor)) ?? 0;
  return today + alone > mostAlone ? no(409, 'SELF_APPROVAL') : undefined;
}

export function payAlone(model: Model, actor: Actor, alone: number): void {
  if (model.mostAlone === null) return;
  const key = keyOf(model, actor);
  model.paidAlone.set(key, (model.paidAlone.get(key) ?? 0) + alone);
}

/** Oldest debts are paid first; what exceeds the debts counts as entered by the actor. */
export function enteredAlone(
  model: Model,
  actor: Actor,
  accounts: readonly string[],
  amount: number,
): number {
  const debts = accounts.filter((account) => owed(model, account) > 0);
  const all = debts.reduce((sum, account) => sum + owed(model, account), 0);
  let left = Math.max(0, Math.min(amount, all));
  let alone = Math.max(0, amount - all);
  for (const account of debts) {
    const pays = Math.min(left, owed(model, account));
    left -= pays;
    alone += ownShare(model, actor, account, pays);
  }
  return alone;
}

function ownShare(model: Model, actor: Actor, account: string, pays: number): number {
  const bookings = [...(model.bookings.get(account)?.values() ?? [])].filter(({ net }) => net > 0);
  let unpaid = owed(model, account);
  // Debts are paid from the oldest, so the newest are unpaid.
  const waiting = bookings.toReversed().map((booking) => {
    const part = Math.max(0, Math.min(booking.net, unpaid));
    unpaid -= part;
    return { ...booking, part };
  });
  let left = pays;
  let own = 0;
  for (const { net, by, part } of waiting.toReversed()) {
    const paid = Math.min(part, left);
    left -= paid;
    own += Math.min(paid, net, by.get(actor) ?? 0);
  }
  return own;
}

/** Computes the money of an event after a payment is accepted, rejected or settled. SPEC: D142 */
import type { Schemas } from '@digis/api-client/contract';
import { toBirr, toSantim } from '@digis/domain';
import type { CashRecord } from '../cashbook-data.ts';
import { eventOf } from '../record-words.ts';

type Money = Schemas['EventMoney'];

const sum = (...amounts: readonly number[]) =>
  toBirr(amounts.reduce((total, amount) => total + toSantim(amount), 0));

/** total = received + waiting + left; of a deleted event it is not. */
const addsUp = ({ total, received, waiting, left }: Money) =>
  sum(received, waiting, left) === sum(total);

export interface Resolution {
  readonly type: 'pending' | 'advance';
  /** Birr that enter the cash box, or leave it for a refund; zero when the payment is rejected. */
  readonly taken: number;
}

/** The refund of a deleted event, whose sums do not add up any more. */
export function isOfDeletedEvent(record: CashRecord): boolean {
  const money = eventOf(record)?.money;
  return record.type === 'refund' && money !== undefined && !addsUp(money);
}

/** Birr of a deleted event that stay with the branch once so much is paid back. */
export const keptAfter = (record: CashRecord, taken: number): number =>
  sum(eventOf(record)?.money?.received ?? 0, -taken);

/** Undefined where it is of no event, or cannot be told. */
export function moneyAfter(record: CashRecord, { type, taken }: Resolution): Money | undefined {
  const money = eventOf(record)?.money;
  if (!money || !addsUp(money)) return undefined;
  const side = record.transact_type === 'in' ? 1 : -1;
  const received = sum(money.received, side * taken);
  const waiting = type === 'pending' ? sum(money.waiting, -side * record.amount) : money.waiting;
  return { total: money.total, received, waiting, left: sum(money.total, -received, -waiting) };
}

// D142
import type { Schemas } from '@digis/api-client/contract';
import { toBirr, toSantim } from '@digis/domain';
import type { CashRecord } from '../cashbook-data.ts';
import { eventOf } from '../record-words.ts';

type Money = Schemas['EventMoney'];

const sum = (...amounts: readonly number[]) =>
  toBirr(amounts.reduce((total, amount) => total + toSantim(amount), 0));

/** True of every event that is not deleted. */
const addsUp = ({ total, received, waiting, left }: Money) =>
  sum(received, waiting, left) === sum(total);

interface Resolution {
  readonly type: 'pending' | 'advance';
  /** Birr: what the box receives, or pays out for a refund. */
  readonly taken: number;
}

/** The sums of deleted events no longer add up. */
export function isOfDeletedEvent(record: CashRecord): boolean {
  const money = eventOf(record)?.money;
  return record.type === 'refund' && money !== undefined && !addsUp(money);
}

export const keptAfter = (record: CashRecord, taken: number): number =>
  sum(eventOf(record)?.money?.received ?? 0, -taken);

export function moneyAfter(record: CashRecord, { type, taken }: Resolution): Money | undefined {
  const money = eventOf(record)?.money;
  if (!money || !addsUp(money)) return undefined;
  const side = record.transact_type === 'in' ? 1 : -1;
  const received = sum(money.received, side * taken);
  const waiting = type === 'pending' ? sum(money.waiting, -side * record.amount) : money.waiting;
  return { total: money.total, received, waiting, left: sum(money.total, -received, -waiting) };
}

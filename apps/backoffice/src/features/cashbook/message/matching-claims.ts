/** Finds the open claims that a bank's message may pay: by the sum, and by the last digits of the payer's phone. SPEC: D167 */
import { payerPhoneTail, type BankMessage } from '@digis/domain';
import type { CashRecord } from '../cashbook-data.ts';
import { eventOf } from '../record-words.ts';

export interface MatchingClaim {
  readonly claim: CashRecord;
  readonly hasSum: boolean;
  readonly hasPhone: boolean;
}

const phonesOf = (claim: CashRecord): readonly string[] => {
  const client = eventOf(claim)?.client;
  return client ? [client.phone_number, client.secondary_phone ?? ''] : [];
};

/** Those that match in both first, then by sum, then by phone; no refund. */
export function matchingClaims(
  claims: readonly CashRecord[],
  message: BankMessage,
  text: string,
): readonly MatchingClaim[] {
  const tail = payerPhoneTail(text);
  const rankOf = ({ hasSum, hasPhone }: MatchingClaim) => Number(hasSum) * 2 + Number(hasPhone);
  return claims
    .filter(({ transact_type }) => transact_type === 'in')
    .map((claim) => ({
      claim,
      hasSum: claim.amount === message.amount,
      hasPhone: tail !== null && phonesOf(claim).some((phone) => phone.endsWith(tail)),
    }))
    .filter(({ hasSum, hasPhone }) => hasSum || hasPhone)
    .toSorted((one, other) => rankOf(other) - rankOf(one));
}

// D164, D167
import { type BankMessage, isPayerNamed, payerPhoneTail } from '@digis/domain';
import type { CashRecord } from '../cashbook-data.ts';
import { eventOf } from '../record-words.ts';

export interface MatchingClaim {
  readonly claim: CashRecord;
  readonly hasSum: boolean;
  readonly hasPhone: boolean;
  readonly hasName: boolean;
}

const phonesOf = (claim: CashRecord): readonly string[] => {
  const client = eventOf(claim)?.client;
  return client ? [client.phone_number, client.secondary_phone ?? ''] : [];
};

export function matchingClaims(
  claims: readonly CashRecord[],
  message: BankMessage,
  text: string,
): readonly MatchingClaim[] {
  const tail = payerPhoneTail(text);
  const rankOf = ({ hasSum, hasPhone, hasName }: MatchingClaim) =>
    Number(hasSum) * 4 + Number(hasPhone) * 2 + Number(hasName);
  return claims
    .filter(({ transact_type }) => transact_type === 'in')
    .map((claim) => ({
      claim,
      hasSum: claim.amount === message.amount,
      hasPhone: tail !== null && phonesOf(claim).some((phone) => phone.endsWith(tail)),
      hasName: isPayerNamed(message.payer, eventOf(claim)?.client.full_name),
    }))
    .filter(({ hasSum, hasPhone, hasName }) => hasSum || hasPhone || hasName)
    .sort((one, other) => rankOf(other) - rankOf(one));
}

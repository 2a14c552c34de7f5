/**
 * Tells fees from payments: a fee alone is not a payment, a fee within a sum is deducted from it,
 * and a school fee is a payment.
 */

const FEE = String.raw`\b(?:SMS|alert|maintenance|charges?|commission|VAT|(?:service|monthly|annual|yearly|card|ATM|account|bank(?:ing)?|transaction|transfer) fees?)\b`;
const FEE_BEFORE =
  /(?:fees?|charges?|commission|VAT(?:\s?\(\d+%\))?|balance|ቀሪ ሂሳብዎ|ቀሪ ሒሳብዎ)(?: (?:is|of|now))*\s*:?\s*$/iu;
/** Matches a fee without a sum; a fee with its own sum does not concern this one. */
const FEE_BEHIND = new RegExp(
  String.raw`^[^።]{0,60}?${FEE}(?!(?:\s?\(\d+%\))?\s*(?:of|is|:)?\s*(?:ETB|Birr|\d))`,
  'iu',
);
/** Reaches to the end of the sum's sentence. */
const INSIDE = /^(?<between>[^.።]{0,80}?)\bincluding\b(?<fees>(?:[^.።]|\.(?!\s|$))*)/iu;
const FEE_ALONE = new RegExp(FEE, 'iu');
const FOR_A_FEE = new RegExp(String.raw`\bfor\b.{0,40}?${FEE}`, 'iu');
const FEE_SUM = new RegExp(
  String.raw`${FEE}(?:\s?\(\d+%\))?\s*(?:of|is|:)?\s*(?:ETB|Birr)\s?(?<sum>\d[\d,]*(?:\.\d{1,2})?)`,
  'giu',
);

export function isFee(before: string, behind: string): boolean {
  return FEE_BEFORE.test(before) || (!hasFeesInside(behind) && FEE_BEHIND.test(behind));
}

export function hasFeesInside(behind: string): boolean {
  const { between = '', fees = '' } = INSIDE.exec(behind)?.groups ?? {};
  return FEE_ALONE.test(fees) && !FEE_ALONE.test(between) && !FOR_A_FEE.test(fees);
}

/** Birr: the total of the fees whose sums are stated. */
export function feesInside(behind: string): number {
  if (!hasFeesInside(behind)) return 0;
  const { fees = '' } = INSIDE.exec(behind)?.groups ?? {};
  const sums = [...fees.matchAll(FEE_SUM)].map(({ groups }) => groups?.['sum'] ?? '0');
  return sums.reduce((total, sum) => total + Number(sum.replaceAll(',', '')), 0);
}

/** Finds the sum that a message says has moved, not a balance, fee, request or failure. */
import { feesInside, hasFeesInside, isFee } from './fees.ts';

const NUMBER = String.raw`(?:\d{1,3}(?:, ?\d{3})+|\d{1,3}(?: \d{3})+(?!\d)|\d+)(?:\.\d{1,2})?`;
const CURRENCY = String.raw`(?:ETB|Birr|ብር)`;
/** A sum before or after its currency; "1,23" and "5.001" are not sums. */
const SUM = String.raw`(?:${CURRENCY}\s?:?\s*(?<sum>${NUMBER})(?! ?[,.]?\d)(?=[\s,;:!?()።፣]|\.?(?:\s|\p{L}{2}|$))|(?<![\d.,])(?<before>${NUMBER})\s*${CURRENCY}(?!\p{L}))`;
const NAME = String.raw`(?<payer>\p{L}[\p{L}\p{M} .'’/&-]{0,80}?)`;
const DONE = String.raw`(?:has been|have been|was|is|were)(?: successfully)?`;

const phrases: Readonly<Record<'in' | 'out', readonly string[]>> = {
  in: [
    String.raw`\b${DONE} (?:credited|deposited)(?: (?:by|from) ${NAME})?(?: (?:with|by|for|an?|the|amount|sum|of))*\s+${SUM}`,
    String.raw`(?:\byou|\bhave|\bhas been) (?:successfully )?received(?: (?:an?|the|amount|sum|of|payment|deposit|transfer))*\s+${SUM}`,
    String.raw`${SUM} ${DONE} (?:credited|deposited|received)`,
    String.raw`${SUM} ${DONE} (?:transferred|sent|paid) (?:in)?to your`,
    String.raw`${SUM}\s*ገቢ (?:ሆኗል|ሆኖአል|ተደርጓል)`,
    String.raw`${SUM}[^።]{0,120}?ተቀብለዋል`,
  ],
  out: [
    String.raw`\byou(?: have|'ve)?(?: successfully)? (?:transfer?red|sent|paid|withdrawn|withdrew|purchased|bought)\s+${SUM}`,
    String.raw`\b${DONE} debited(?: for ${NAME})?(?: (?:with|by|an?|the|amount|sum|of))*\s+${SUM}(?=\s*(?:$|[.,(]|(?:on|at|from|to|by|ref|with|including)\b))`,
    String.raw`\b(?:debit|withdrawal|payment|transfer|purchase)(?: transaction)? of ${SUM}[. ]{0,3}(?:has|have|was|is)(?: been)?(?: successfully)? (?:made|occurred|done|completed|processed)`,
    String.raw`\bscheduled (?:payment|transfer|transaction|debit) of ${SUM}(?: (?:to|for) [^.።]{1,80}?)? ${DONE} (?:debited|made|done|completed|processed|executed)`,
    String.raw`\btelebirr transfer of ${SUM} to [^።]{1,120}? from `,
    String.raw`\brequest to withdraw ${SUM}.{0,240}? is successfully completed`,
    String.raw`${SUM} ${DONE} (?:debited|transferred|sent|paid|withdrawn|deducted)`,
    String.raw`${SUM}\s*ወጪ (?:ሆኗል|ሆኖአል|ተደርጓል)`,
    String.raw`${SUM}[^።]{0,120}?(?:አስተላልፈዋል|ገዝተዋል|ከፍለዋል|ልከዋል)`,
  ],
};

const patterns = Object.entries(phrases).flatMap(([direction, texts]) =>
  texts.map((text) => ({ direction, pattern: new RegExp(text, 'giu') })),
);

const NOTHING =
  /\b(?:fail(?:ed|ure|s)?|unsuccessful(?:ly)?|declined|rejected|cancell?ed|pending|insufficient|revers\w*|refund\w*|credited back|(?:was|is|has) not(?: been)? \w+|could ?n[o'’]t|unable to|did not)\b|አልተሳካ|አልተከናወነ|አልተጠናቀቀ|አልተላለፈ|ተሰርዟል|ተመላሽ|ውድቅ/iu;

/** A password with its digits; a bank's warning never to share one has none. */
const PASSWORD =
  /\b(?:OTP|one[- ]?time (?:password|pin|code)|(?:verification|confirmation|security) code|passcode)\b.{0,160}?(?:\bis\b|:|=)\s*\d{4,8}\b|\b\d{4,8} is (?:your|the) .{0,30}?(?:OTP|code|password|PIN)\b|\buse (?:the )?(?:OTP|code|PIN) ?:?\s*\d{4,8}\b|(?:የማረጋገጫ|የይለፍ|ሚስጥር) ?(?:ኮድ|ቁጥር|ቃል).{0,60}?\d{4,8}/iu;

export const saysNothingMoved = (message: string): boolean =>
  NOTHING.test(message) || PASSWORD.test(message);

const TO_COME =
  /\b(?:will|shall|would|going to|scheduled(?! (?:payment|transfer|transaction|debit)\b)|upcoming|due on|if you|once you|to receive)\b|ይሆናል|ይቆረጣል/iu;
const REQUEST = /\b(?:requests?|requested|requesting|asks?|asked)\b/iu;
const GIFT_BEHIND =
  /^\s*(?:worth of |of )?(?:bonus|airtime|voucher|discount|payment request|request|credit limit|loan limit)/iu;

/**
 * True for movements that failed, are only requested, or are still to come; false proves nothing.
 */
export const tellsOfNothing = (message: string): boolean =>
  saysNothingMoved(message) || TO_COME.test(message) || REQUEST.test(message);

function sentenceAround(message: string, start: number, end: number): string {
  const ends = [...message.matchAll(/[.!?](?=\s)|[።\n]/gu)].map(({ index }) => index);
  const from = ends.findLast((at) => at < start) ?? -1;
  const to = ends.find((at) => at >= end) ?? message.length;
  return message.slice(from + 1, to);
}

export interface FoundMovement {
  readonly direction: 'in' | 'out';
  /** Birr. */
  readonly amount: number;
  readonly payer: string | undefined;
  /** True if the sum includes fees of unknown size. */
  readonly hasFees: boolean;
  /** Character positions in the message. */
  readonly start: number;
  readonly end: number;
}

/** null for a fee, a future movement, or an invalid sum. */
function readMatch(
  message: string,
  direction: string,
  match: RegExpExecArray,
): FoundMovement | null {
  const { before: ahead = '', sum = ahead, payer } = match.groups ?? {};
  const start = match.index;
  const end = start + match[0].length;
  const sumAt = start + match[0].indexOf(sum);
  const before = message.slice(0, sumAt).replace(/(?:ETB|Birr|ብር)\s?:?\s*$/iu, '');
  const behind = message.slice(sumAt + sum.length).replace(/^\s*(?:ETB|Birr|ብር)/iu, '');
  const sentence = sentenceAround(message, start, end);
  const fees = feesInside(behind);
  const hasFees = fees === 0 && hasFeesInside(behind);
  const amount = Math.round((Number(sum.replace(/[ ,]/gu, '')) - fees) * 100) / 100;
  const isRequest = REQUEST.test(sentence) && !/successfully completed/iu.test(sentence);
  const isOther = isFee(before, behind) || GIFT_BEHIND.test(behind) || TO_COME.test(sentence);
  if (amount <= 0 || !Number.isFinite(amount) || isRequest || isOther) return null;
  return { direction: direction === 'in' ? 'in' : 'out', amount, payer, hasFees, start, end };
}

export function findMovement(message: string): FoundMovement | null {
  if (saysNothingMoved(message)) return null;
  const found = patterns.flatMap(({ direction, pattern }) =>
    [...message.matchAll(pattern)].flatMap((match) => readMatch(message, direction, match) ?? []),
  );
  return found.sort((a, b) => a.start - b.start || b.end - a.end)[0] ?? null;
}

/** Reads the message that a bank or a wallet sends about money that moved. Pure: it opens no link. */
import { withoutUnseen } from '../text/typed-text.ts';
import { type BankKind, bankOf } from './banks.ts';
import { findMovement, saysNothingMoved, tellsOfNothing } from './find-movement.ts';
import { addressesIn, momentIn, ownSuffixIn, payerIn, referencesIn } from './message-parts.ts';
import { dateInReference, readReference } from './reference-key.ts';

/**
 * `noReference`: nothing that payer and receiver both have. `dateDiffers`: a reference is of another day than the message.
 * `feesInside`: the sum has the charges of the bank in it, and the message does not say how much they are.
 */
export type BankMessageProblem = 'noReference' | 'dateDiffers' | 'feesInside';

export interface BankMessage {
  /** Whose message it is. */
  readonly bank: BankKind;
  /** As the account sees it that the message was written to; null for a receipt link alone, like all but bank and references. */
  readonly direction: 'in' | 'out' | null;
  /** Birr, without fees, as far as the message tells them. */
  readonly amount: number | null;
  readonly payer: string | null;
  /** The last digits of the account that the message was written to. */
  readonly own_suffix: string | null;
  /** An ISO time of Addis Ababa. */
  readonly at: string | null;
  /** As their receipts write them, each of another `referenceKey`. */
  readonly references: readonly string[];
  readonly problems: readonly BankMessageProblem[];
}

/** No bank writes more; what is longer is not read. */
export const LONGEST_MESSAGE = 2000;

/** A few words beside a link, as the sheet for sharing adds them. */
const WORDS_BESIDE_A_LINK = 40;

/** CBE's new links: the payer has another one. */
const isOfReceiverAlone = (reference: string): boolean => reference.startsWith('v2-');

function problemsOf(references: readonly string[], at: string | null): BankMessageProblem[] {
  const isShared = references.some((reference) => !isOfReceiverAlone(reference));
  const days = references.flatMap((key) => dateInReference(key) ?? []);
  const differs = at !== null && days.some((day) => day !== at.slice(0, 10));
  return [
    ...(isShared ? [] : ['noReference' as const]),
    ...(differs ? ['dateDiffers' as const] : []),
  ];
}

/** A link to a known receipt, with hardly a word beside it. */
function readLink(message: string, addresses: readonly string[]): BankMessage | null {
  const [address] = addresses;
  if (address === undefined || addresses.length > 1 || saysNothingMoved(message)) return null;
  const beside = message.replace(address, '').trim();
  const reference = readReference(address);
  if (reference === null || beside.length > WORDS_BESIDE_A_LINK || /\d/u.test(beside)) return null;
  return {
    bank: bankOf(message, addresses),
    direction: null,
    amount: null,
    payer: null,
    own_suffix: null,
    at: null,
    references: [reference.written],
    problems: [],
  };
}

/** Why `readBankMessage` gives null. `notUnderstood`: money may have moved, in words that are not known here. */
export type UnreadMessage = 'nothingMoved' | 'notUnderstood';

/**
 * Tells apart what says that nothing moved from what is not understood.
 * @example whyUnread('Your transfer of ETB 500.00 has failed') //=> 'nothingMoved'
 * @example whyUnread('ETB 500.00 landed at your account') //=> 'notUnderstood'
 */
export const whyUnread = (text: string): UnreadMessage =>
  tellsOfNothing(withoutUnseen(text)) ? 'nothingMoved' : 'notUnderstood';

/**
 * What a message of a bank or wallet tells, or a link to one of its receipts; null for what tells of no money that moved: failed,
 * to come, a password, a balance, a fee alone, what came back, or another text.
 * @example readBankMessage('Your Current Balance is ETB 9,120.40') //=> null
 */
export function readBankMessage(text: string): BankMessage | null {
  if (text.length > LONGEST_MESSAGE) return null;
  const message = withoutUnseen(text).replace(/\s+/gu, ' ').trim();
  const addresses = addressesIn(message);
  const moved = findMovement(message);
  if (moved === null) return readLink(message, addresses);
  const at = momentIn(message);
  const references = referencesIn(message, addresses);
  return {
    bank: bankOf(message, addresses),
    direction: moved.direction,
    amount: moved.amount,
    payer: payerIn(message, moved),
    own_suffix: ownSuffixIn(message, moved.direction),
    at,
    references,
    problems: [...problemsOf(references, at), ...(moved.hasFees ? (['feesInside'] as const) : [])],
  };
}

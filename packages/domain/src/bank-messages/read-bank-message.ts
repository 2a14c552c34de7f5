/** Reads a bank's message; opens no link. */
import { withoutUnseen } from '../text/typed-text.ts';
import { type BankKind, bankOf } from './banks.ts';
import { findMovement, saysNothingMoved, tellsOfNothing } from './find-movement.ts';
import { addressesIn, momentIn, ownSuffixIn, payerIn, referencesIn } from './message-parts.ts';
import { dateInReference, readReference } from './reference-key.ts';

/**
 * `noReference`: none that payer and receiver share. `dateDiffers`: a reference has another day.
 * `feesInside`: the amount includes charges of unknown size.
 */
export type BankMessageProblem = 'noReference' | 'dateDiffers' | 'feesInside';

export interface BankMessage {
  readonly bank: BankKind;
  /**
   * As the account's holder sees it. A receipt link alone has only bank and references, else null.
   */
  readonly direction: 'in' | 'out' | null;
  /** Birr, without those fees whose sum the message states. */
  readonly amount: number | null;
  readonly payer: string | null;
  /** Last digits of the account whose holder got the message. */
  readonly own_suffix: string | null;
  /** ISO time in Addis Ababa. */
  readonly at: string | null;
  /** Written as on receipts; no two have the same `referenceKey`. */
  readonly references: readonly string[];
  readonly problems: readonly BankMessageProblem[];
}

/** Characters; messages of banks are shorter. */
export const LONGEST_MESSAGE = 2000;

/** Characters beside a link, for example from a phone's share sheet. */
const WORDS_BESIDE_A_LINK = 40;

/** CBE's new links have one token for the receiver and another for the payer. */
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

/** Reads a link as a receipt only if few words stand beside it. */
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

/** `notUnderstood`: money may have moved, in unknown words. */
export type UnreadMessage = 'nothingMoved' | 'notUnderstood';

/**
 * @example whyUnread('Your transfer of ETB 500.00 has failed') //=> 'nothingMoved'
 * @example whyUnread('ETB 500.00 landed at your account') //=> 'notUnderstood'
 */
export const whyUnread = (text: string): UnreadMessage =>
  tellsOfNothing(withoutUnseen(text)) ? 'nothingMoved' : 'notUnderstood';

/**
 * null unless money has moved: failures, requests, passwords, balances, fees alone, reversals.
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

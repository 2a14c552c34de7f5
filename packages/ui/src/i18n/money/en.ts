/** Words for counted money, references and bank messages in English. */
import type { MoneyStrings } from './money-strings.ts';

export const money: MoneyStrings = {
  bank: 'Bank',
  bankNotKnown: 'Not recognised',
  coins: 'Coins',
  dayInFuture: 'a day to come',
  daysAgo: (days) => `${days} days ago`,
  knownAs: (key) => `Known as ${key}`,
  message: 'Message',
  messageDateDiffers: 'The reference is of another day than the message.',
  messageFeesInside: 'The sum has the charges of the bank in it.',
  messageMovedNothing: 'This tells of no money that has moved.',
  messageNoReference: 'It has no reference that the payer has too.',
  messageNotUnderstood:
    'This message is not understood. If money has moved, type the sum and the reference.',
  messageTooLong: 'This is longer than a message of a bank.',
  moneyCameIn: 'Came in',
  moneyWentOut: 'Went out',
  note: 'Note',
  notesCounted: 'How many',
  notesOf: (note) => `Notes of ${note}`,
  notAReference: 'This is no reference: copy the number or the link of the receipt',
  ofDay: (day) => `of ${day}`,
  paste: 'Paste',
  pasteFailed: 'The browser does not let this button paste. Paste into the field instead.',
  payer: 'From',
  receiptLink: 'A link to the receipt: the sum stands there.',
  reference: 'Reference',
  references: 'References',
  sum: 'Sum',
};

/** Words of counted money, references and messages of banks. */

export interface MoneyStrings {
  bank: string;
  coins: string;
  dayInFuture: string;
  daysAgo: (days: number) => string;
  knownAs: (key: string) => string;
  message: string;
  messageDateDiffers: string;
  messageMovedNothing: string;
  messageNoReference: string;
  messageTooLong: string;
  moneyCameIn: string;
  moneyWentOut: string;
  note: string;
  notesCounted: string;
  notesOf: (note: string) => string;
  notAReference: string;
  ofDay: (day: string) => string;
  paste: string;
  pasteFailed: string;
  payer: string;
  receiptLink: string;
  reference: string;
  references: string;
  sum: string;
}

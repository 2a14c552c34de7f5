export interface MoneyStrings {
  bank: string;
  bankNotKnown: string;
  coins: string;
  dayInFuture: string;
  daysAgo: (days: number) => string;
  knownAs: (key: string) => string;
  message: string;
  messageDateDiffers: string;
  messageFeesInside: string;
  messageMovedNothing: string;
  messageNoReference: string;
  messageNotUnderstood: string;
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

/** Entry of the rules that the server and the browser share. */
export * from './bank-messages/bank-names.ts';
export type { BankKind } from './bank-messages/banks.ts';
export * from './bank-messages/read-bank-message.ts';
export * from './bank-messages/reference-key.ts';
export * from './coming-days.ts';
export * from './event-total.ts';
export * from './text/fold-homophones.ts';
export * from './menu.ts';
export * from './money.ts';
export * from './parse-money.ts';
export * from './text/phone.ts';
export * from './text/search-words.ts';
export * from './sum-in-words.ts';
export * from './tax/cash-meter.ts';
export * from './tax/tax-of.ts';
export * from './tax/tax-rules.ts';
export * from './tax/withholding.ts';
export * from './text/typed-text.ts';

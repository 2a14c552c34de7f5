/** Entry of the rules that the server and the browser share. */
export * from './coming-days.ts';
export * from './event-total.ts';
export * from './text/fold-homophones.ts';
export * from './menu.ts';
export * from './money.ts';
export * from './parse-money.ts';
export * from './text/phone.ts';
export * from './text/search-words.ts';
export * from './sum-in-words.ts';
export * from './text/typed-text.ts';

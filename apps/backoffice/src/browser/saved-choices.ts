/** What this browser keeps, by name, and what a kept choice may be; without imports, for the page before its code. */

/** By name; first-paint/ask-early.ts reads the first three before any other code has loaded. */
export const storageKeys = {
  token: 'digis.token',
  firstReads: 'digis.first-reads',
  language: 'digis.language',
  calendar: 'digis.calendar',
  /** Of the sidebar. */
  layout: 'digis.layout',
  /** Of the list of events. */
  columns: 'digis.columns',
} as const;

export const languages = ['en', 'am'] as const;
/** The calendar that comes first. */
export const calendars = ['ethiopic', 'gregory'] as const;
/** 0 is the open sidebar, 1 the folded one, as the layout index of the spec. */
export const layouts = ['0', '1'] as const;
/** What a desk needs, or every column of the spec. */
export const columnSets = ['desk', 'all'] as const;

/** The first where nothing is kept, or nothing that is known. */
export const choiceOf = <Choice extends string>(
  kept: string | null,
  choices: readonly [Choice, Choice],
): Choice => choices.find((choice) => choice === kept) ?? choices[0];

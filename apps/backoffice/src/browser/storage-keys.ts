/** What this browser keeps, by name; first-paint/ask-early.ts reads the first three before any code is there. */
export const storageKeys = {
  token: 'digis.token',
  firstReads: 'digis.first-reads',
  language: 'digis.language',
  calendar: 'digis.calendar',
  /** Of the sidebar. */
  layout: 'digis.layout',
} as const;

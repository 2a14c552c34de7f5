/** The entry `./cells`: reads days from cells of spreadsheets that others typed. */
export * from './text/read-day.ts';

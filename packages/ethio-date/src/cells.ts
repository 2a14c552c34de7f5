/** The entry `./cells`: days as they stand in the cells of other people's sheets. */
export * from './text/read-day.ts';

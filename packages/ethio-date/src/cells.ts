/** The entry `./cells`: reads days from the cells of other people's sheets. */
export * from './text/read-day.ts';

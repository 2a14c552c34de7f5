/** The entry `./cells`: days from other people's sheets. */
export * from './text/read-day.ts';

/** What the server and the browser have to agree on. */
export const settings = { locale: 'en', colorScheme: 'light' } as const;
/** An app takes its server's time; an example stands still. */
export const time = Date.parse('2026-09-21T10:00:00+03:00');

/** Settings that the server and the browser share, such as the language of this visitor. */
export const settingsOf = (language: string | undefined) =>
  ({ locale: language === 'am' ? 'am' : 'en', colorScheme: 'light' }) as const;

export type Settings = ReturnType<typeof settingsOf>;

/** An app uses its server's time; an example has a fixed one. */
export const time = Date.parse('2026-09-21T10:00:00+03:00');

export const settingsOf = (language: string | undefined) =>
  ({ locale: language === 'am' ? 'am' : 'en', colorScheme: 'light' }) as const;

export type Settings = ReturnType<typeof settingsOf>;

/** Fixed for the example; an app uses the time of its server. */
export const time = Date.parse('2026-09-21T10:00:00+03:00');

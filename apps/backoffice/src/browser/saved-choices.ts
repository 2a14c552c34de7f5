/**
 * Without imports, because first-paint/ask-early.ts reads the first four keys before other code.
 */

export const storageKeys = {
  token: 'digis.token',
  firstReads: 'digis.first-reads',
  language: 'digis.language',
  scheme: 'digis.scheme',
  calendar: 'digis.calendar',
  layout: 'digis.layout',
  columns: 'digis.columns',
  latinLetters: 'digis.latin-letters',
  sheets: 'digis.sheets',
  copyReminder: 'digis.copy-reminder',
} as const;

export interface LanguageRow {
  readonly id: string;
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /** Language of dates and amounts, and fallback for missing translations. */
  readonly written: 'en' | 'am';
  readonly called: Readonly<Record<LanguageRow['written'], string>>;
}

export const languages = [
  {
    id: 'en',
    name: 'English',
    dir: 'ltr',
    written: 'en',
    called: { en: 'English', am: 'እንግሊዝኛ' },
  },
  { id: 'am', name: 'አማርኛ', dir: 'ltr', written: 'am', called: { en: 'Amharic', am: 'አማርኛ' } },
] as const satisfies readonly LanguageRow[];

export type AppLanguage = (typeof languages)[number]['id'];

export const languageOf = (kept: string | null): (typeof languages)[number] =>
  languages.find(({ id }) => id === kept) ?? languages[0];

export const schemes = ['system', 'light', 'dark'] as const;
export const calendars = ['ethiopic', 'gregory'] as const;
export const layouts = ['0', '1'] as const;
export const columnSets = ['desk', 'all'] as const;

export const latinWrites = ['latin', 'amharic'] as const;

export const choiceOf = <Choice extends string>(
  kept: string | null,
  choices: readonly [Choice, ...Choice[]],
): Choice => choices.find((choice) => choice === kept) ?? choices[0];

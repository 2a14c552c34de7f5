/** Choices that this browser keeps, by name, with their allowed values; without imports, because the page reads them before its code. */

/** By name; first-paint/ask-early.ts reads the first four before any other code has loaded. */
export const storageKeys = {
  token: 'digis.token',
  firstReads: 'digis.first-reads',
  language: 'digis.language',
  /** Light or dark. */
  scheme: 'digis.scheme',
  calendar: 'digis.calendar',
  /** Of the sidebar. */
  layout: 'digis.layout',
  /** Of the list of events. */
  columns: 'digis.columns',
  /** Whether Latin letters write Amharic. */
  latinLetters: 'digis.latin-letters',
  /** Of sheets that were imported: the field of each column. */
  sheets: 'digis.sheets',
  /** The day on which the reminder of copies was put away. */
  copyReminder: 'digis.copy-reminder',
} as const;

export interface LanguageRow {
  /** As in `lang`. */
  readonly id: string;
  /** In the language itself. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /** What dates, sums and the day sheet are written in, and what stands in for a sentence without a translation. */
  readonly written: 'en' | 'am';
  /** What it is called there; `Intl.DisplayNames` knows as well, but a slow phone takes 100 ms to ask it. */
  readonly called: Readonly<Record<LanguageRow['written'], string>>;
}

/** The languages of the interface, the first one by default; i18n/catalogues.ts has the words of each. */
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

/** The first where nothing is kept, or nothing that is known. */
export const languageOf = (kept: string | null): (typeof languages)[number] =>
  languages.find(({ id }) => id === kept) ?? languages[0];

/** That of the device, or one of its own. */
export const schemes = ['system', 'light', 'dark'] as const;
/** The calendar that comes first. */
export const calendars = ['ethiopic', 'gregory'] as const;
/** 0 is the open sidebar, 1 the folded one, as the layout index of the spec. */
export const layouts = ['0', '1'] as const;
/** What a desk needs, or every column of the spec. */
export const columnSets = ['desk', 'all'] as const;

/** What Latin letters write. */
export const latinWrites = ['latin', 'amharic'] as const;

/** The first where nothing is kept, or nothing that is known. */
export const choiceOf = <Choice extends string>(
  kept: string | null,
  choices: readonly [Choice, ...Choice[]],
): Choice => choices.find((choice) => choice === kept) ?? choices[0];

/** The names that a language provides for the calendar. */
export interface LanguageNames {
  /** True once a native speaker has confirmed the spellings. */
  readonly reviewed: boolean;
  /** The 13 months, Meskerem to Pagume. */
  readonly months: readonly string[];
  /** The weekdays, Sunday first. */
  readonly weekdays: readonly string[];
  /** Other spellings in use, with the month's number from 1. */
  readonly otherMonths: Readonly<Record<string, number>>;
  /** Other spellings in use, with the weekday's number from 1. */
  readonly otherWeekdays: Readonly<Record<string, number>>;
}

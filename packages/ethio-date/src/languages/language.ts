export interface LanguageNames {
  /** A native speaker has confirmed the names. */
  readonly reviewed: boolean;
  /** Meskerem to Pagume. */
  readonly months: readonly string[];
  /** Sunday first. */
  readonly weekdays: readonly string[];
  /** Other spellings, with the month's number from 1. */
  readonly otherMonths: Readonly<Record<string, number>>;
  /** Other spellings, with the weekday's number from 1. */
  readonly otherWeekdays: Readonly<Record<string, number>>;
}

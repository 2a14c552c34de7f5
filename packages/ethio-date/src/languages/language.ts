/** The names that a language provides for the calendar. */
export interface LanguageNames {
  /** Whether a native speaker has confirmed the spellings. */
  readonly reviewed: boolean;
  /** The 13 months, Meskerem to Pagume. */
  readonly months: readonly string[];
  /** The weekdays, Sunday first. */
  readonly weekdays: readonly string[];
  /** Other spellings people write, with the place (from 1) of the month they mean. */
  readonly otherMonths: Readonly<Record<string, number>>;
  /** Other spellings people write, with the place (from 1) of the weekday they mean. */
  readonly otherWeekdays: Readonly<Record<string, number>>;
}

/** The shape of React Aria's dictionaries: words by package and key. */
export type AriaVariables = Record<string, string | number | boolean>;

export interface AriaFormatter {
  readonly locale: string;
  number(value: number): string;
}

export type AriaEntry = string | ((variables: AriaVariables, formatter: AriaFormatter) => string);

export const ariaEnglish: Record<string, Record<string, AriaEntry>>;

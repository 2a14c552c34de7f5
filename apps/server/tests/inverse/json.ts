/** A body or a record, as JSON has it. */
export type Json = Readonly<Record<string, unknown>>;

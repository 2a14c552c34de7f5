/** A body or record as JSON. */
export type Json = Readonly<Record<string, unknown>>;

/**
 * A test rejects unknown component names in backticks. The stories `Do` and `Dont` show their
 * comments.
 */
export interface Handbook {
  /** Its comment in the source has its purpose and siblings. */
  readonly when: readonly string[];
  readonly instead?: readonly string[];
  /** From the outside in. */
  readonly anatomy: Readonly<Record<string, string>>;
  /** Beyond those of its roles. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Names and roles are measured. */
  readonly announces?: readonly string[];
  readonly words?: readonly string[];
  /** Other names, in English or Amharic. */
  readonly search: readonly string[];
}

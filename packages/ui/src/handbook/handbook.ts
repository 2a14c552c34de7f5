/** Handbook text of a component. A test rejects unknown component names in backticks. */
export interface Handbook {
  /** The purpose and alternatives are in the component's comment. */
  readonly when: readonly string[];
  readonly instead?: readonly string[];
  /** Parts and their names, from the outside in. */
  readonly anatomy: Readonly<Record<string, string>>;
  /** Only keys beyond those of its roles. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Only what is not measured: names and roles are. */
  readonly announces?: readonly string[];
  readonly words?: readonly string[];
  /** Other names for the search, in English or Amharic. */
  readonly search: readonly string[];
}

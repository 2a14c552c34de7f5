/** The hand-written part of a component's page, as `parameters.handbook` of its stories. */

/**
 * Name components in backticks: the page links them, and a test rejects unknown names. The stories
 * `Do` and `Dont` appear side by side, each with its comment as a sentence; axe checks them as all
 * others.
 */
export interface Handbook {
  /** Says when to take it; its comment in the source has its purpose and nearest siblings. */
  readonly when: readonly string[];
  /** Says when not to take it, and what instead, beyond its comment. */
  readonly instead?: readonly string[];
  /** Its parts from the outside in, each with its purpose. */
  readonly anatomy: Readonly<Record<string, string>>;
  /** Keys beyond those of its roles. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Announcements and their time; names and roles are measured. */
  readonly announces?: readonly string[];
  /** Advice on the wording of its texts. */
  readonly words?: readonly string[];
  /** Other names by which readers search for it, in English or Amharic. */
  readonly search: readonly string[];
}

/** The hand-written part of a component's page, as `parameters.handbook` of its stories; the rest comes from code and runs. */

/**
 * Components are named in backticks: the page links them, and a test refuses a name that the kit does not have. Stories named
 * `Do` and `Dont` stand beside each other on the page, each with its comment as a sentence; axe checks them as all others.
 */
export interface Handbook {
  /** When to take it. What it is, and its nearest siblings, its own comment in the source says. */
  readonly when: readonly string[];
  /** When not, and what instead, as far as its comment has not said it. */
  readonly instead?: readonly string[];
  /** Its parts from the outside in, each with what it is for. */
  readonly anatomy: Readonly<Record<string, string>>;
  /** Keys that do more here than its roles promise. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Announcements and their time; names and roles are measured. */
  readonly announces?: readonly string[];
  /** Advice on the wording of its texts. */
  readonly words?: readonly string[];
  /** Other names by which readers search for it, in English or Amharic. */
  readonly search: readonly string[];
}

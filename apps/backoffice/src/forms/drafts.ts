/** Drafts: the values of a form closed by a sign-out, kept in memory for the same user only. SPEC: D5, D113 */

const drafts = new Map<string, object>();

const keyOf = (userId: number, form: string) => `${userId} ${form}`;

export function keepDraft(userId: number, form: string, values: object) {
  drafts.set(keyOf(userId, form), values);
}

/** The kept values over the initial ones, so that a field added since has a value too. */
export function draftOver<Values extends object>(
  userId: number,
  form: string,
  initial: Values,
): Values | null {
  const kept = drafts.get(keyOf(userId, form));
  return kept === undefined ? null : Object.assign({}, initial, kept);
}

export function forgetDraft(userId: number, form: string) {
  drafts.delete(keyOf(userId, form));
}

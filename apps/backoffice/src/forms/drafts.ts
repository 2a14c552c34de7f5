/** Drafts of forms, in memory and per user. D5, D113 */

const drafts = new Map<string, object>();

const keyOf = (userId: number, form: string) => `${userId} ${form}`;

export function keepDraft(userId: number, form: string, values: object) {
  drafts.set(keyOf(userId, form), values);
}

/** Fields that the draft lacks get their initial value. */
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

/** Parses a whole number as a person types it. */

/** The number, or null where the text is not one; spaces and commas may group its digits. */
export function readCount(text: string): number | null {
  const digits = text.replace(/[\s\u00a0\u202f,']/gu, '');
  return /^\d{1,9}$/u.test(digits) ? Number(digits) : null;
}

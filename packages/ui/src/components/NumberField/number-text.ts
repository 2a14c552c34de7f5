/** Parses a whole number as a person types it. */
import { withoutGroups } from '@digis/domain';

/** The number, or null where the text is not one; spaces and commas may group its thousands. */
export function readCount(text: string): number | null {
  const digits = withoutGroups(text);
  return /^\d{1,9}$/u.test(digits) ? Number(digits) : null;
}

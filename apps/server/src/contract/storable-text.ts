/** Text that the database could not keep as it is: a NUL, or half of a surrogate pair. */
import { invalid } from '../errors.ts';

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

interface Place {
  value: unknown;
  key: string;
  /** null: the whole. */
  around: Place | null;
}

function pathOf(place: Place): string {
  const keys: string[] = [];
  for (let at = place; at.around !== null; at = at.around) keys.unshift(at.key);
  return keys.join('.');
}

/** Without recursion, and a path is put together only for the text that is refused. */
export function requireStorable(whole: unknown): void {
  const open: Place[] = [{ value: whole, key: '', around: null }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value } = place;
    if (typeof value === 'string' && !isStorable(value)) {
      throw invalid({ [pathOf(place) || 'body']: 'malformed' });
    }
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    for (const [key, inner] of Object.entries(value))
      open.push({ value: inner, key, around: place });
  }
}

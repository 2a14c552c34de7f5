/** Text that the database could not keep as it is: a NUL, or half of a surrogate pair. */
import { invalid } from '../errors.ts';

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

export function requireStorable(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string' && !isStorable(value)) {
    throw invalid({ [path.join('.') || 'body']: 'malformed' });
  }
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return;
  for (const [key, inner] of Object.entries(value)) requireStorable(inner, [...path, key]);
}

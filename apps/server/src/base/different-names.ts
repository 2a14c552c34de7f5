/** Refuses names that sound the same. D101 */
import type { FieldErrorCode } from '@digis/api-client/contract';
import { foldHomophones } from '@digis/domain';
import { invalid } from './errors.ts';

export function requireDifferent(field: string, names: readonly string[]): void {
  const sounds = names.map(foldHomophones);
  const errors: Record<string, FieldErrorCode> = {};
  sounds.forEach((sound, at) => {
    if (sounds.indexOf(sound) < at) errors[`${field}.${at}`] = 'duplicate';
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

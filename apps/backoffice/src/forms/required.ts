/** Fields that have to be filled in, whatever they are filled in with. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldErrors } from './form-store.ts';

export const REQUIRED: MessageDescriptor = msg`This is required`;

/** What is missing among these: no text, or nothing chosen. */
export function requiredText<Values extends object>(
  values: Values,
  names: readonly (keyof Values)[],
): FieldErrors<Values> {
  const missing: FieldErrors<Values> = {};
  for (const name of names) {
    const value: unknown = values[name];
    const isMissing = typeof value === 'string' ? value.trim() === '' : value === null;
    if (isMissing) missing[name] = REQUIRED;
  }
  return missing;
}

/** Rules of fields: those of the contract as props of the kit, and whether a field may be empty. */
import { withoutUnseen } from '@digis/domain';
import { fieldRules } from '@digis/api-client/contract';
import type { FieldRule } from '@digis/api-client/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldErrors } from './form-store.ts';

type InputName = keyof typeof fieldRules;
type FieldName<Input extends InputName> = keyof (typeof fieldRules)[Input] & string;

export interface RuleProps {
  readonly isRequired: boolean;
  readonly maxLength?: number;
}

/** `isRequired` and `maxLength` of a field of a request's body. */
export function ruleProps<Input extends InputName>(
  input: Input,
  field: FieldName<Input>,
): RuleProps {
  const rules: Readonly<Record<string, FieldRule>> = fieldRules[input];
  const { required, maxLength } = rules[field] ?? { required: false };
  return maxLength === undefined ? { isRequired: required } : { isRequired: required, maxLength };
}

/** The error of an empty field. */
export const REQUIRED: MessageDescriptor = msg`This is required`;

/** Which of these fields are empty: no text, or nothing chosen. */
export function requiredText<Values extends object>(
  values: Values,
  names: readonly (keyof Values)[],
): FieldErrors<Values> {
  const missing: FieldErrors<Values> = {};
  for (const name of names) {
    const value: unknown = values[name];
    const isMissing =
      typeof value === 'string' ? withoutUnseen(value).trim() === '' : value === null;
    if (isMissing) missing[name] = REQUIRED;
  }
  return missing;
}

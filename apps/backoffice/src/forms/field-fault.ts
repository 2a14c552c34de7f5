import type { FieldErrorCode } from '@digis/api-client/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldErrors } from './form-store.ts';

const OTHER = msg`This is not accepted`;

const faults: Partial<Record<FieldErrorCode, MessageDescriptor>> = {
  required: msg`This is required`,
  pattern: msg`This is not in the right form`,
  format: msg`This is not in the right form`,
  malformed: msg`This has characters that cannot be kept`,
  minimum: msg`This is too small`,
  maximum: msg`This is too large`,
  decimals: msg`At most two decimals`,
  minLength: msg`This is too short`,
  maxLength: msg`This is too long`,
  minItems: msg`Choose at least one`,
  maxItems: msg`Too many entries`,
  duplicate: msg`Already exists`,
  mismatch: msg`This does not fit the other fields`,
  notFound: msg`This no longer exists`,
  ownName: msg`Too easy to guess: it is built on a name. Try three words, like bunna-kolo-77.`,
  tooCommon: msg`Too easy to guess: many people use it. Try three words, like bunna-kolo-77.`,
  lookAlike: msg`Use Latin or Ethiopic letters alone: others look like them and are not.`,
  tooSimple: msg`Too easy to guess: it is too short, or its signs repeat or follow one another. Try three words, like bunna-kolo-77.`,
};

/** D133 Every other figure is money, with two decimals. */
const inThousandths = msg`At most three decimals`;

/** Faults of credentials, the same in every form. */
const notRight: Readonly<Record<string, MessageDescriptor>> = {
  password: msg`The password is not right`,
  current: msg`The password is not right`,
  code: msg`This code is not right`,
};

/** D71, D163 */
const ownPassword: Readonly<Record<string, MessageDescriptor>> = {
  new: msg`This is the password that you have. Choose another.`,
  passphrase: msg`This is your password. Choose other words for the file.`,
};

export const faultOf = (name: string, code: FieldErrorCode): MessageDescriptor =>
  (code === 'mismatch' ? notRight[name] : undefined) ??
  (code === 'duplicate' ? ownPassword[name] : undefined) ??
  (code === 'decimals' && name === 'per_guest' ? inThousandths : faults[code]) ??
  OTHER;

export const isToldAtFields = (
  errors: Readonly<Record<string, FieldErrorCode>>,
  values: object,
): boolean => {
  const count = Object.keys(errors).length;
  return count > 0 && Object.keys(fieldErrorsOf(errors, values)).length === count;
};

/** Matches nested errors such as `client.primary_phone` and `pricing.0.min` to form fields. */
export function fieldErrorsOf<Values extends object>(
  errors: Readonly<Record<string, FieldErrorCode>>,
  values: Values,
): FieldErrors<Values> {
  const found: FieldErrors<Values> = {};
  for (const [path, code] of Object.entries(errors)) {
    const name = path.split('.').find((part) => part !== 'client');
    for (const key in values) if (key === name) found[key] = faultOf(key, code);
  }
  return found;
}

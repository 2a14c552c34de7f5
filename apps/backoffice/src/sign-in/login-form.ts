/** The sign-in form without its looks: its values, and what is said when it is refused. Spec 2.3, 8. */
import type { ApiError } from '@digis/api-client';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { causeIn, connectionCauses } from '../api/connection-cause.ts';
import type { FieldErrors } from '../forms/form-store.ts';
import type { FieldLabels } from '../forms/use-form-errors.ts';

export interface LoginValues {
  readonly username: string;
  readonly password: string;
  /** Of the second factor; asked for after the password, of whom the business asks it. */
  readonly code: string;
}

export const loginLabels: FieldLabels<LoginValues> = {
  username: msg`Username`,
  password: msg`Password`,
  code: msg`Code from your app, or a recovery code`,
};

const required = msg`This is required`;

export const checkLogin = ({ username, password }: LoginValues): FieldErrors<LoginValues> => ({
  ...(username.trim() === '' && { username: required }),
  ...(password === '' && { password: required }),
});

/** The same words for an unknown name and a wrong password; too many tries say how long to wait. */
export function refusalOf(error: ApiError, isCodeAsked: boolean): MessageDescriptor {
  if (error.code === 'INVALID_LOGIN') {
    return isCodeAsked
      ? msg`The code is not right, or it was used before.`
      : msg`Incorrect username or password`;
  }
  if (error.code !== 'TOO_MANY_ATTEMPTS') return causeIn(connectionCauses, error);
  const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 0) / 60));
  return msg`Too many attempts. Try again in ${minutes} min.`;
}

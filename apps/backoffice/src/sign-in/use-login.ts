import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError, answerOf } from '@digis/api-client';
import { typedCode } from '@digis/domain';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { causeIn, connectionCauses } from '../api/connection-cause.ts';
import type { FieldLabels } from '../forms/use-field.ts';
import { client } from '../api/client.ts';
import { createFormStore } from '../forms/form-store.ts';
import { signIn, useToken } from '../auth/session.ts';

export interface LoginValues {
  readonly username: string;
  readonly password: string;
  readonly code: string;
}

export const loginLabels: FieldLabels<LoginValues> = {
  username: msg`Username`,
  password: msg`Password`,
  code: msg`Code from your app, or a recovery code`,
};

function refusalOf(error: unknown, isCodeAsked: boolean): MessageDescriptor {
  if (!(error instanceof ApiError))
    return msg`Something went wrong in this browser. Reload the page, or try another browser.`;
  if (error.code === 'INVALID_LOGIN') {
    return isCodeAsked
      ? msg`The code is not right, or it was used before.`
      : msg`Incorrect username or password`;
  }
  if (error.code !== 'TOO_MANY_ATTEMPTS') return causeIn(connectionCauses, error);
  const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 0) / 60));
  return msg`Too many attempts. Try again in ${minutes} min.`;
}

export function useLogin() {
  const { _ } = useLingui();
  const [store] = useState(() => createFormStore({ username: '', password: '', code: '' }));
  const [error, setError] = useState<unknown>(null);
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  // Busy until the app renders or the session is refused.
  const isBusy = useToken() !== null || isSending;

  const submit = async () => {
    setError(null);
    if (isBusy) return;
    setSending(true);
    try {
      const { username, password, code } = store.values();
      const { token } = await answerOf(
        client.POST('/login', {
          body: {
            username: username.trim(),
            password,
            ...(typedCode(code) !== '' && { code: typedCode(code) }),
          },
        }),
      );
      signIn(token);
    } catch (fault) {
      if (fault instanceof ApiError && fault.code === 'CODE_REQUIRED') setCodeAsked(true);
      else setError(fault);
    } finally {
      setSending(false);
    }
  };
  return {
    store,
    isBusy,
    isCodeAsked,
    refusal: error === null ? null : _(refusalOf(error, isCodeAsked)),
    submit: () => void submit(),
    forget: () => setError(null),
  };
}

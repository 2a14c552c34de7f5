/** What the sign-in form does when it is sent. */
import { ApiError, answerOf } from '@digis/api-client';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { client } from '../api/client.ts';
import { createFormStore } from '../forms/form-store.ts';
import { useFormErrors } from '../forms/use-form-errors.ts';
import { checkLogin, loginLabels, refusalOf } from './login-form.ts';
import { signIn, useToken } from '../auth/session.ts';

export function useLogin() {
  const { _ } = useLingui();
  const [store] = useState(() =>
    createFormStore({ username: '', password: '', code: '' }, checkLogin),
  );
  const [error, setError] = useState<ApiError | null>(null);
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  // The form is shown until the app can take its place, or until the session is refused after all.
  const isBusy = useToken() !== null || isSending;

  const submit = async () => {
    setError(null);
    if (!store.validate() || isBusy) return;
    setSending(true);
    try {
      const { username, password, code } = store.values();
      const { token } = await answerOf(
        client.POST('/login', {
          body: {
            username: username.trim(),
            password,
            ...(code.trim() !== '' && { code: code.trim() }),
          },
        }),
      );
      signIn(token);
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.code === 'CODE_REQUIRED') setCodeAsked(true);
      else setError(fault);
    } finally {
      setSending(false);
    }
  };
  const errors = useFormErrors(store, loginLabels);
  return {
    store,
    errors,
    isBusy,
    isCodeAsked,
    refusal: error && _(refusalOf(error, isCodeAsked)),
    submit: () => void submit(),
  };
}

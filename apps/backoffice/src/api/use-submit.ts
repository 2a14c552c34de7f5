import { ApiError } from '@digis/api-client';
import { toasts } from '@digis/ui';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { causeOf } from './error-message.ts';
import { newKey } from './hooks.ts';

/** D106 */
export interface SubmitWords {
  /** null if `onSaved` shows the success message. */
  readonly done: MessageDescriptor | null;
  readonly detail?: MessageDescriptor;
  readonly failed: MessageDescriptor;
  readonly again?: () => void;
  /** Refusals that the form itself shows, without a toast. */
  readonly isExpected?: (error: ApiError) => boolean;
}

type Write<Body, Answer> = (body: Body, options: { idempotencyKey: string }) => Promise<Answer>;

/** The server may have done the write, so the retry must reuse the idempotency key. */
export const isUncertain = ({ status, code }: ApiError) =>
  status === 0 || status >= 500 || code === 'BAD_ANSWER';

type Submitted<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | {
      readonly ok: false;
      readonly error: ApiError;
      readonly nextKey: string;
    };

interface Submit<Body, Answer> {
  readonly isBusy: boolean;
  readonly submit: (body: Body, words: SubmitWords) => Promise<Submitted<Answer> | null>;
}

export function toastFailure(_: I18n['_'], { failed, again }: SubmitWords, error: ApiError) {
  toasts.error(_(failed), {
    detail: _(causeOf(error)),
    action: again && { label: _(msg`Try again`), onPress: again },
  });
}

export function useSubmit<Body, Answer>(
  write: Write<Body, Answer>,
  firstKey?: string,
): Submit<Body, Answer> {
  const { _ } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const pending = useRef(false);
  const key = useRef(firstKey ?? newKey());

  const send = async (body: Body, words: SubmitWords): Promise<Submitted<Answer>> => {
    try {
      const answer = await write(body, { idempotencyKey: key.current });
      key.current = newKey();
      if (words.done) toasts.success(_(words.done), { detail: words.detail && _(words.detail) });
      return { ok: true, answer };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isUncertain(error)) key.current = newKey();
      if (!words.isExpected?.(error)) toastFailure(_, words, error);
      return { ok: false, error, nextKey: key.current };
    }
  };

  const submit: Submit<Body, Answer>['submit'] = async (body, words) => {
    if (pending.current) return null;
    pending.current = true;
    setBusy(true);
    try {
      return await send(body, words);
    } finally {
      pending.current = false;
      setBusy(false);
    }
  };
  return { isBusy, submit };
}

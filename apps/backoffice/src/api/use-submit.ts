/** The submit of one open form: its idempotency key, its busy state, and the message about the answer. */
import { ApiError } from '@digis/api-client';
import { toasts } from '@digis/ui';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { causeOf } from './error-message.ts';
import { newKey } from './hooks.ts';

/** The messages to the user: one for success, and one for failure that fits the situation. SPEC: D106 */
export interface SubmitWords {
  /** null where `onSaved` says it, which knows the answer. */
  readonly done: MessageDescriptor | null;
  readonly detail?: MessageDescriptor;
  readonly failed: MessageDescriptor;
  /** Offered beside what failed, where the failure closes the form. */
  readonly again?: () => void;
  /** A refusal that the form itself shows: it is no failure, and gets no message. */
  readonly isExpected?: (error: ApiError) => boolean;
}

type Write<Body, Answer> = (body: Body, options: { idempotencyKey: string }) => Promise<Answer>;

/** True if the server may have done the write although no answer arrived: the same key has to be sent again. */
export const isUncertain = ({ status, code }: ApiError) =>
  status === 0 || status >= 500 || code === 'BAD_ANSWER';

export type Submitted<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | {
      readonly ok: false;
      readonly error: ApiError;
      /** The idempotency key of the next try. */
      readonly nextKey: string;
    };

export interface Submit<Body, Answer> {
  readonly isBusy: boolean;
  /** Sends the body once; a second call while one is running does nothing and returns null. */
  readonly submit: (body: Body, words: SubmitWords) => Promise<Submitted<Answer> | null>;
}

/** A message about the failure and its reason, for when no form is open to show it. */
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

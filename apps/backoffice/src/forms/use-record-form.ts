import type { ApiError } from '@digis/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { toastFailure, useSubmit } from '../api/use-submit.ts';
import type { SubmitWords } from '../api/use-submit.ts';
import { readToken } from '../auth/session.ts';
import { useUser } from '../auth/user.tsx';
import { draftOver, forgetDraft, keepDraft } from './drafts.ts';
import { fieldErrorsOf, isToldAtFields } from './field-fault.ts';
import { useFirstUseErrors } from './first-use.ts';
import { createFormStore } from './form-store.ts';
import type { FieldErrors, FormStore } from './form-store.ts';

interface RecordFormOptions<Values extends object, Body, Answer> {
  readonly name: string;
  /** True for passwords and codes, which are never stored as drafts. */
  readonly isSecret?: boolean;
  readonly initial: Values;
  /** Not for required or unparsable values, which the fields report. */
  readonly check?: (values: Values) => FieldErrors<Values>;
  readonly bodyOf: (values: Values) => Body;
  readonly write: (body: Body, options: { idempotencyKey: string }) => Promise<Answer>;
  readonly words: SubmitWords | ((values: Values) => SubmitWords);
  readonly onSaved: (answer: Answer, values: Values) => void;
  /** Returns 'closed' if it closed the form; the message then becomes a toast. */
  readonly onRefused?: (error: ApiError, values: Values, nextKey: string) => 'closed' | void;
  /** The key of a failed try that the server may have saved. */
  readonly idempotencyKey?: string | undefined;
}

export interface FormRefusal {
  readonly failed: MessageDescriptor;
  readonly error: ApiError;
}

export interface RecordForm<Values extends object> {
  readonly store: FormStore<Values>;
  readonly isBusy: boolean;
  readonly refusal: FormRefusal | null;
  readonly submit: () => void;
  readonly validate: () => boolean;
  readonly submitAndEmpty: () => void;
  readonly round: number;
  readonly isDirty: () => boolean;
  readonly draft: Values | null;
  readonly takeDraft: () => void;
  readonly dropDraft: () => void;
}

export function useRecordForm<Values extends object, Body, Answer>(
  options: RecordFormOptions<Values, Body, Answer>,
): RecordForm<Values> {
  const { name, initial, check, bodyOf, write, words, onSaved, onRefused } = options;
  const [store] = useState(() => createFormStore(initial, check));
  // Set after each render, because it may change, for example when a balance loads.
  useEffect(() => store.setValidator(check));
  const { isBusy, submit: send } = useSubmit(write, options.idempotencyKey);
  const [round, setRound] = useState(0);
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const tellClosed = useTellClosed();
  const firstUseErrors = useFirstUseErrors();
  const { isDirty, ...draft } = useDraft(name, store, options);

  const empty = () => {
    store.replace(initial);
    draft.settle();
    setRound(round + 1);
  };
  const validate = () => {
    setRefusal(null);
    return store.validate();
  };
  const submit = async (another: boolean) => {
    if (!validate()) return;
    const values = store.values();
    const said = typeof words === 'function' ? words(values) : words;
    const isExpected = (error: ApiError) =>
      isToldAtFields(error.errors, values) || (said.isExpected?.(error) ?? false);
    const result = await send(bodyOf(values), { ...said, isExpected: () => true });
    if (result === null) return;
    if (result.ok) {
      if (another) {
        empty();
        return;
      }
      draft.settle();
      onSaved(result.answer, values);
      return;
    }
    const { error, nextKey } = result;
    store.refuse({ ...fieldErrorsOf(error.errors, values), ...firstUseErrors(error, values) });
    const isClosed = onRefused?.(error, values, nextKey) === 'closed';
    if (isExpected(error)) return;
    setRefusal({ failed: said.failed, error });
    tellClosed(isClosed, error, said);
  };
  return {
    store,
    round,
    isBusy,
    refusal,
    submit: () => void submit(false),
    validate,
    submitAndEmpty: () => void submit(true),
    isDirty,
    ...draft,
  };
}

function useTellClosed() {
  const { _ } = useLingui();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return (isClosed: boolean, error: ApiError, words: SubmitWords) => {
    if (isOpen.current && !isClosed) return;
    toastFailure(_, words, error);
  };
}

/** A field with unparsable text keeps its initial value. */
function valuesToKeep<Values extends object>(store: FormStore<Values>, start: Values): Values {
  const kept = { ...store.values() };
  for (const name of store.unparsed()) kept[name] = start[name];
  return kept;
}

function useDraft<Values extends object>(
  form: string,
  store: FormStore<Values>,
  { initial, isSecret = false }: { readonly initial: Values; readonly isSecret?: boolean },
) {
  const { id } = useUser();
  const [draft, setDraft] = useState(() => draftOver(id, form, initial));
  const start = useRef(store.values());
  const isDirty = useCallback(
    () => store.values() !== start.current || store.unparsed().length > 0,
    [store],
  );
  useEffect(
    () => () => {
      // A missing token means that the end of the session closed the form.
      if (!isSecret && readToken() === null && isDirty())
        keepDraft(id, form, valuesToKeep(store, start.current));
    },
    [form, id, isDirty, isSecret, store],
  );
  const dropDraft = () => {
    forgetDraft(id, form);
    setDraft(null);
  };
  return {
    isDirty,
    draft,
    dropDraft,
    takeDraft: () => {
      if (draft !== null) store.replace(draft);
      dropDraft();
    },
    settle: () => {
      start.current = store.values();
      forgetDraft(id, form);
    },
  };
}

type EditWords<Values> = MessageDescriptor | ((values: Values) => SubmitWords);

interface EditFormOptions<
  Values extends object,
  Body extends object,
  Answer,
  Item extends { readonly id: number },
> extends Omit<RecordFormOptions<Values, Body, Answer>, 'name' | 'write' | 'words'> {
  readonly kind: string;
  readonly record: Item | null;
  readonly create: (body: Body, options: { idempotencyKey: string }) => Promise<Answer>;
  readonly update: (
    body: Body & { id: number },
    options: { idempotencyKey: string },
    record: Item,
  ) => Promise<Answer>;
  readonly added: EditWords<Values>;
  readonly updated: EditWords<Values>;
  readonly failed: MessageDescriptor;
}

export function useEditForm<
  Values extends object,
  Body extends object,
  Answer,
  Item extends { readonly id: number },
>({
  kind,
  record,
  create,
  update,
  added,
  updated,
  failed,
  ...options
}: EditFormOptions<Values, Body, Answer, Item>): RecordForm<Values> {
  const done = record === null ? added : updated;
  return useRecordForm({
    ...options,
    name: `${kind} ${record?.id ?? 'new'}`,
    write: (body: Body, sent) =>
      record === null ? create(body, sent) : update({ ...body, id: record.id }, sent, record),
    words: typeof done === 'function' ? done : { done, failed },
  });
}

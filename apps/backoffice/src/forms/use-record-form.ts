/** What every form of a record does: its store, its one submit, what is said of the outcome; and whether it adds or changes. Spec 4, 8. */
import type { ApiError } from '@digis/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { useSubmit } from '../api/use-submit.ts';
import type { SubmitWords } from '../api/use-submit.ts';
import { readToken } from '../auth/session.ts';
import { useUser } from '../auth/user.tsx';
import { draftOver, forgetDraft, keepDraft } from './drafts.ts';
import { fieldErrorsOf, isToldAtFields } from './field-fault.ts';
import { createFormStore } from './form-store.ts';
import type { FieldErrors, FormStore } from './form-store.ts';

export interface RecordFormOptions<Values extends object, Body, Answer> {
  /** Tells this form from every other one: `item 3`, `new item`. */
  readonly name: string;
  /** Passwords and codes are not kept when the session ends. */
  readonly isSecret?: boolean;
  readonly initial: Values;
  readonly check: (values: Values) => FieldErrors<Values>;
  readonly bodyOf: (values: Values) => Body;
  readonly write: (body: Body, options: { idempotencyKey: string }) => Promise<Answer>;
  readonly words: SubmitWords | ((values: Values) => SubmitWords);
  readonly onSaved: (answer: Answer, values: Values) => void;
  /** Called with every refusal, after it has been said. */
  readonly onRefused?: (error: ApiError, values: Values, nextKey: string) => void;
  /** Of a try that the form was closed after: it may have been saved. */
  readonly idempotencyKey?: string | undefined;
}

export interface RecordForm<Values extends object> {
  readonly store: FormStore<Values>;
  readonly isBusy: boolean;
  /** Why the last try failed; it stays beside the button until the next. */
  readonly failure: ApiError | null;
  readonly submit: () => void;
  /** Whether closing now would lose something typed. */
  readonly isDirty: () => boolean;
  /** Values that a sign-out kept, until they are taken over or let go. */
  readonly draft: Values | null;
  readonly takeDraft: () => void;
  readonly dropDraft: () => void;
}

export function useRecordForm<Values extends object, Body, Answer>(
  options: RecordFormOptions<Values, Body, Answer>,
): RecordForm<Values> {
  const { name, initial, check, bodyOf, write, words, onSaved, onRefused } = options;
  const [store] = useState(() => createFormStore(initial, check));
  // The validator may change while the form is open: a balance arrives, a package is repriced.
  useEffect(() => store.setValidator(check));
  const { isBusy, submit: send } = useSubmit(write, options.idempotencyKey);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const { isDirty, ...draft } = useDraft(name, store, options);

  const submit = async () => {
    setFailure(null);
    if (!store.validate()) return;
    const values = store.values();
    const said = typeof words === 'function' ? words(values) : words;
    // As with what the form finds itself: the summary and the field say it, once each.
    const isExpected = (error: ApiError) =>
      isToldAtFields(error.errors, values) || (said.isExpected?.(error) ?? false);
    const result = await send(bodyOf(values), { ...said, isExpected });
    if (result === null) return;
    if (result.ok) {
      draft.settle();
      onSaved(result.answer, values);
      return;
    }
    if (!isExpected(result.error)) setFailure(result.error);
    store.refuse(fieldErrorsOf(result.error.errors, values));
    onRefused?.(result.error, values, result.nextKey);
  };
  return { store, isBusy, failure, submit: () => void submit(), isDirty, ...draft };
}

/** Whatever is unsaved when the session ends is offered again to the same user in the same form. */
function useDraft<Values extends object>(
  form: string,
  store: FormStore<Values>,
  { initial, isSecret = false }: { readonly initial: Values; readonly isSecret?: boolean },
) {
  const { id } = useUser();
  const [draft, setDraft] = useState(() => draftOver(id, form, initial));
  const start = useRef(store.values());
  const isDirty = useCallback(() => store.values() !== start.current, [store]);
  useEffect(
    () => () => {
      // A form that its own buttons close is closed while a user is signed in.
      if (!isSecret && readToken() === null && isDirty()) keepDraft(id, form, store.values());
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
    /** Saved: what was typed is no longer only here. */
    settle: () => {
      start.current = store.values();
      forgetDraft(id, form);
    },
  };
}

/** Only what was done, or all that is said of it, which may follow from the values. */
type EditWords<Values> = MessageDescriptor | ((values: Values) => SubmitWords);

interface EditFormOptions<
  Values extends object,
  Body extends object,
  Answer,
  Item extends { readonly id: number },
> extends Omit<RecordFormOptions<Values, Body, Answer>, 'name' | 'write' | 'words'> {
  /** `item`: names the form's draft. */
  readonly kind: string;
  /** null: a new one. */
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

/** A form that adds a record, or changes one: which of the two follows from the record. Spec 4, 8. */
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

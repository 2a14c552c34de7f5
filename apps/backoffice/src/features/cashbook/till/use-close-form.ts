import type { ApiError } from '@digis/api-client';
import type { AnswerOf, Schemas } from '@digis/api-client/contract';
import { msg } from '@lingui/core/macro';
import { useState } from 'react';
import { useSubmit } from '#api/use-submit.ts';
import { type RecordForm, useRecordForm } from '#forms/use-record-form.ts';
import { specMessages } from '#i18n/spec-messages.ts';
import { useFormValue } from '#forms/use-field.ts';
import { useCashBranch } from '../cashbook-data.ts';
import { closeBody, type CloseValues, nothingCounted } from './close-form.ts';
import { type Close, type OpenDay, useCloseDay } from './till-data.ts';

interface CloseFormOptions {
  readonly day: OpenDay;
  readonly onClosed: (id: number) => void;
}

export interface CloseForm {
  readonly form: RecordForm<CloseValues>;
  readonly compared: Close | null;
  readonly isComparing: boolean;
  readonly compare: () => void;
  readonly isStale: boolean;
  readonly forget: () => void;
}

const isStaleError = ({ code }: ApiError) => code === 'BALANCE_CHANGED';

export function useCloseForm({ day, onClosed }: CloseFormOptions): CloseForm {
  const { query } = useCashBranch();
  const closeDay = useCloseDay();
  const [isStale, setStale] = useState(false);
  const form: RecordForm<CloseValues> = useRecordForm({
    name: 'close of the day',
    initial: nothingCounted,
    bodyOf: (values: CloseValues) => closeBody(day, values),
    write: (body: Schemas['CloseInput'], options) => closeDay(body, { ...options, query }),
    words: { done: msg`The day is closed`, failed: specMessages.saveFailed },
    onSaved: ({ close: { id } }: AnswerOf<'closeDay'>) => id !== undefined && onClosed(id),
    onRefused: (error) => setStale(isStaleError(error)),
  });
  const { compared, setResult } = useCompared(form);
  const { isBusy, submit } = useSubmit((body: Schemas['CloseInput'], options) =>
    closeDay({ ...body, dry_run: true }, { ...options, query }),
  );
  const compare = async () => {
    const said = {
      done: null,
      failed: msg`The count could not be compared`,
      isExpected: isStaleError,
    };
    const counted = form.store.values();
    const result = await submit(closeBody(day, counted), said);
    if (result === null) return;
    if (result.ok) setResult({ ...counted, close: result.answer.close });
    else setStale(isStaleError(result.error));
  };
  const forget = () => {
    setResult(null);
    setStale(false);
  };
  return { form, compared, isComparing: isBusy, compare: () => void compare(), isStale, forget };
}

interface Result extends Pick<CloseValues, 'box' | 'said' | 'seen'> {
  readonly close: Close;
}

function useCompared({ store }: RecordForm<CloseValues>) {
  const [result, setResult] = useState<Result | null>(null);
  const box = useFormValue(store, (values) => values.box);
  const said = useFormValue(store, (values) => values.said);
  const seen = useFormValue(store, (values) => values.seen);
  const isOfThis = result?.box === box && result.said === said && result.seen === seen;
  return { compared: result !== null && isOfThis ? result.close : null, setResult };
}

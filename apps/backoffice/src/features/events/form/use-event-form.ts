import type { ApiError } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';
import { toasts } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SubmitWords } from '#api/use-submit.ts';
import type { FieldErrors } from '#forms/form-store.ts';
import { useEditForm } from '#forms/use-record-form.ts';
import { checkEvent } from './event-check.ts';
import type { EventChoices } from './event-choices.ts';
import { useScheduleEvent, useUpdateEvent } from '../event-data.ts';
import {
  CUSTOM,
  newEventBody,
  eventUpdate,
  isConfirmed,
  newEvent,
  valuesOf,
  withoutLateMessages,
} from './event-form.ts';
import type { EventFormValues } from './event-form.ts';
import { readToday } from '#browser/use-today.ts';
import { withAdvanceInFull } from './event-price.ts';
import { useMerge, useSavedAgain } from './merge/use-merge.ts';
import { isQuestion, useQuestions } from './use-questions.ts';
import type { Meant } from './use-questions.ts';
import { useBirrWords } from '#i18n/birr-words.ts';
import { mostIn } from '../refused-conflicts.ts';
import { specMessages } from '#i18n/spec-messages.ts';
import { useGiven } from '#navigation/place.ts';

interface EventFormOptions {
  readonly choices: EventChoices;
  readonly day: string | null;
  readonly onSaved: (event: Schemas['Event']) => void;
}

function firstValues(
  { scheduled, branches, packages }: EventChoices,
  day: string | null,
  given: Partial<EventFormValues> | null,
): EventFormValues {
  if (scheduled) return valuesOf(scheduled);
  const [only, ...others] = branches;
  const values = {
    ...newEvent(only && others.length === 0 ? String(only.id) : null, day),
    ...given,
  };
  const isOffered =
    values.packageId === CUSTOM || packages.some(({ id }) => String(id) === values.packageId);
  return { ...values, packageId: isOffered ? values.packageId : null };
}

const scheduledWords = (values: EventFormValues): SubmitWords => ({
  done: specMessages.eventScheduled,
  detail: isConfirmed(values) ? msg`Client will receive SMS` : msg`SMS will not be sent!`,
  failed: msg`The event was not scheduled`,
  isExpected: isQuestion,
});

const sentOf = (values: EventFormValues, choices: EventChoices): EventFormValues =>
  withAdvanceInFull(withoutLateMessages(values, choices.scheduled, readToday()), choices);

/** Withheld tax brought no cash, so it cannot be refunded. D171 */
const certificateFaults = ({ errors }: ApiError, most: string): FieldErrors<EventFormValues> =>
  Object.fromEntries(
    (['advance_amount', 'paid_full'] as const)
      .filter((field) => errors[field] === 'minimum')
      .map((field) => [
        field,
        msg`At most ${most} can be given back. Correct the certificate of withheld tax first.`,
      ]),
  );

export function useEventForm({ choices, day, onSaved }: EventFormOptions) {
  const { t } = useLingui();
  const birr = useBirrWords();
  const questions = useQuestions();
  const [base, rebase] = useState(choices.scheduled);
  const merging = useMerge({ base, rebase, choices });
  const create = useScheduleEvent();
  const update = useUpdateEvent();
  const tellKeptName = ({ name_differs }: Schemas['EventSaved']) => {
    if (!name_differs) return;
    const { kept } = name_differs;
    // D34 The phone identifies the client: another typed name is reported, not saved.
    toasts.info(
      base === null
        ? t`This phone belongs to ${kept}; the event was scheduled for that client.`
        : t`The client is still called ${kept}.`,
    );
  };
  const form = useEditForm({
    kind: 'event',
    record: base,
    initial: firstValues(choices, day, useGiven()),
    check: (values) => checkEvent(values, choices, readToday()),
    bodyOf: (values: EventFormValues) => sentOf(values, choices),
    create: (values, options) => create(newEventBody(values, questions.meant()), options),
    update: ({ id: _id, ...values }, options, record) =>
      update({ ...eventUpdate(record, values), ...questions.meant() }, options),
    added: (values) => scheduledWords(sentOf(values, choices)),
    updated: () => ({
      done: msg`Event successfully updated!`,
      failed: msg`The event was not updated`,
      isExpected: isQuestion,
    }),
    failed: msg`The event was not updated`,
    onSaved: (answer) => {
      tellKeptName(answer);
      onSaved(answer.event);
    },
    onRefused: (error, values) => {
      questions.ask(error, values);
      form.store.refuse(certificateFaults(error, birr(mostIn(error))));
      merging.takeIn(form.store, error, values);
    },
  });
  useSavedAgain(merging.merge, base, form.submit);
  const submit = (now: Meant) => {
    merging.forget();
    questions.mean(now);
    form.submit();
  };
  const confirm = (question: Schemas['Confirmations'][number]) => {
    const { confirm: before = [] } = questions.meant();
    submit({ confirm: [...before.filter((one) => one !== question), question] });
  };
  return {
    form: { ...form, submit: () => submit({}) },
    merge: merging.merge?.isSavedAgain === true ? null : merging.merge,
    ...questions.asked,
    confirm,
  };
}

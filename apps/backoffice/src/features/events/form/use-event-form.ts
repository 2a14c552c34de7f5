/** The event form's behaviour: schedules or updates an event, and the messages about it. Spec 4, 8. */
import type { ApiError } from '@digis/api-client';
import { refresh } from '@digis/api-client/swr';
import type { Schemas } from '@digis/api-client/contract';
import { toasts } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SubmitWords } from '../../../api/use-submit.ts';
import { useEditForm } from '../../../forms/use-record-form.ts';
import { checkEvent } from './event-check.ts';
import type { EventChoices } from './event-choices.ts';
import { conflictsIn, placesIn } from '../refused-conflicts.ts';
import { useScheduleEvent, useUpdateEvent } from '../event-data.ts';
import { eventBody, eventUpdate, newEvent, valuesOf, withoutLateMessages } from './event-form.ts';
import type { EventFormValues } from './event-form.ts';
import { readToday } from '../../../browser/use-today.ts';
import { priceOf, withAdvanceInFull } from './event-price.ts';
import { mergeEvent, theirsIn } from './merge-event.ts';
import type { Theirs } from './merge-event.ts';
import { specMessages } from '../../../i18n/spec-messages.ts';

export interface EventFormOptions {
  readonly choices: EventChoices;
  readonly day: string | null;
  readonly onSaved: (event: Schemas['Event']) => void;
}

/** The only branch is preselected; what the form was opened with comes before, but for a package that is not offered any more. */
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
  const isOffered = packages.some(({ id }) => String(id) === values.packageId);
  return { ...values, packageId: isOffered ? values.packageId : null };
}

const scheduledWords = ({ send_sms }: EventFormValues): SubmitWords => ({
  done: specMessages.eventScheduled,
  detail: send_sms ? msg`Client will receive SMS` : msg`SMS will not be sent!`,
  failed: msg`The event was not scheduled`,
  isExpected: isQuestion,
});

/** The values to send, which differ from the typed ones for the reasons given at both functions. */
const sentOf = (values: EventFormValues, choices: EventChoices): EventFormValues =>
  withAdvanceInFull(withoutLateMessages(values, choices.scheduled, readToday()), choices);

/** The people of the event are needed elsewhere at the hour to which it was moved. */
export interface Clash {
  readonly conflicts: readonly Schemas['Conflict'][];
  readonly at: string;
}

/** Another hour is another question. */
export const hourOf = ({ event_date, time }: EventFormValues): string => `${event_date} ${time}`;

/** What another user changed meanwhile, taken into the form. */
export interface Merge {
  readonly theirs: Theirs;
  /** What the form was filled from. */
  readonly before: Schemas['Event'];
  readonly contested: readonly (keyof EventFormValues)[];
  /** Neither asks anything nor changes what is paid, so it is saved without a word. */
  readonly isSavedAgain: boolean;
}

/** What the clerk saw of the money. */
const moneyIn = (values: EventFormValues, choices: EventChoices): string => {
  const price = priceOf(values, choices);
  const total = price.state === 'priced' ? price.total : price.state;
  return [total, values.advance_amount, values.paid_full].join(' ');
};

/** Another event of the branch is at the place that the form names. */
export interface TakenPlace {
  readonly places: readonly Schemas['PlaceTaken'][];
  readonly at: string;
}

/** Another place or hour is another question. */
export const placeOf = (values: EventFormValues): string => `${values.venue} ${hourOf(values)}`;

/** What was asked about and is meant. */
interface Meant {
  readonly force?: true;
  readonly same_place?: true;
}

const isQuestion = (error: ApiError) => conflictsIn(error) !== null || placesIn(error) !== null;

export function useEventForm({ choices, day, onSaved }: EventFormOptions) {
  const { t } = useLingui();
  const [clash, setClash] = useState<Clash | null>(null);
  const [merge, setMerge] = useState<Merge | null>(null);
  const [taken, setTaken] = useState<TakenPlace | null>(null);
  const meant = useRef<Meant>({});
  /** The version of the event that the form was filled from. */
  const [base, rebase] = useState(choices.scheduled);
  const create = useScheduleEvent();
  const update = useUpdateEvent();
  const tellKeptName = ({ name_differs }: Schemas['EventSaved']) => {
    if (!name_differs) return;
    const { kept } = name_differs;
    // SPEC: D34 the phone tells who the client is; another name is reported, not taken over.
    toasts.info(
      base === null
        ? t`This phone belongs to ${kept}; the event was scheduled for that client.`
        : t`The client is still called ${kept}.`,
    );
  };
  const form = useEditForm({
    kind: 'event',
    record: base,
    initial: firstValues(choices, day, useLocation().state),
    check: (values) => checkEvent(values, choices, readToday()),
    bodyOf: (values: EventFormValues) => sentOf(values, choices),
    create: (values, options) => {
      const { same_place } = meant.current;
      return create({ ...eventBody(values), ...(same_place && { same_place }) }, options);
    },
    update: ({ id: _id, ...values }, options, record) =>
      update({ ...eventUpdate(record, values), ...meant.current }, options),
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
      const conflicts = conflictsIn(error);
      setClash(conflicts && { conflicts, at: hourOf(values) });
      const places = placesIn(error);
      setTaken(places && { places, at: placeOf(values) });
      const theirs = theirsIn(error);
      if (theirs !== null && base !== null) takeIn(theirs, base, values);
    },
  });
  const takeIn = (theirs: Theirs, before: Schemas['Event'], mine: EventFormValues) => {
    const now = valuesOf(theirs.event);
    const { values, contested } = mergeEvent(valuesOf(before), mine, now);
    form.store.replace(values);
    rebase(theirs.event);
    refresh('/event');
    const isSameMoney = moneyIn(values, choices) === moneyIn(mine, choices);
    setMerge({ theirs, before, contested, isSavedAgain: contested.length === 0 && isSameMoney });
    form.store.refuse(
      Object.fromEntries(contested.map((name) => [name, msg`${theirs.by} has changed this too`])),
    );
  };
  const isSavedAgain = merge?.isSavedAgain === true && base?.version === merge.theirs.event.version;
  const saveAgain = useEffectEvent(() => form.submit());
  useEffect(() => {
    if (isSavedAgain) saveAgain();
  }, [isSavedAgain]);
  const submit = (now: Meant) => {
    meant.current = now;
    setMerge(null);
    setClash(null);
    setTaken(null);
    form.submit();
  };
  return {
    form: { ...form, submit: () => submit({}) },
    merge: merge?.isSavedAgain === true ? null : merge,
    clash,
    moveAnyway: () => submit({ ...meant.current, force: true }),
    taken,
    holdAnyway: () => submit({ ...meant.current, same_place: true }),
  };
}

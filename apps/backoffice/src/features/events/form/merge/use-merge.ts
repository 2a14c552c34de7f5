import type { ApiError } from '@digis/api-client';
import { refresh } from '@digis/api-client/swr';
import type { Schemas } from '@digis/api-client/contract';
import { msg } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { EventChoices } from '../event-choices.ts';
import { valuesOf } from '../event-form.ts';
import type { EventFormValues, EventStore } from '../event-form.ts';
import { priceOf } from '../event-price.ts';
import { mergeEvent, theirsIn } from './merge-event.ts';
import type { Theirs } from './merge-event.ts';

export interface Merge {
  readonly theirs: Theirs;
  readonly before: Schemas['Event'];
  readonly contested: readonly (keyof EventFormValues)[];
  readonly isSavedAgain: boolean;
}

const moneyIn = (values: EventFormValues, choices: EventChoices): string => {
  const price = priceOf(values, choices);
  const total = price.state === 'priced' ? price.total : price.state;
  return [total, values.advance_amount, values.paid_full].join(' ');
};

interface MergeOptions {
  readonly base: Schemas['Event'] | null;
  readonly rebase: (event: Schemas['Event']) => void;
  readonly choices: EventChoices;
}

export function useMerge({ base, rebase, choices }: MergeOptions) {
  const [merge, setMerge] = useState<Merge | null>(null);
  const takeIn = (store: EventStore, error: ApiError, mine: EventFormValues) => {
    const theirs = theirsIn(error);
    if (theirs === null || base === null) return;
    const { values, contested } = mergeEvent(valuesOf(base), mine, valuesOf(theirs.event));
    const isSameMoney = moneyIn(values, choices) === moneyIn(mine, choices);
    const isSavedAgain = contested.length === 0 && isSameMoney;
    store.replace(values);
    rebase(theirs.event);
    refresh('/event');
    setMerge({ theirs, before: base, contested, isSavedAgain });
    const { by } = theirs;
    store.refuse(
      Object.fromEntries(contested.map((name) => [name, msg`${by} has changed this too`])),
    );
  };
  return { merge, takeIn, forget: () => setMerge(null) };
}

export function useSavedAgain(
  merge: Merge | null,
  base: Schemas['Event'] | null,
  submit: () => void,
): void {
  const isReady = merge?.isSavedAgain === true && base?.version === merge.theirs.event.version;
  const saveAgain = useEffectEvent(submit);
  useEffect(() => {
    if (isReady) saveAgain();
  }, [isReady]);
}

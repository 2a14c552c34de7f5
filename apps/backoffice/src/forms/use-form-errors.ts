/** What is wrong with a form, in the order of its labels, for the summary on top. */
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useMemo, useSyncExternalStore } from 'react';
import type { FormStore } from './form-store.ts';
import { wordsOf } from './use-field.ts';

export type FieldLabels<Values> = Readonly<Record<keyof Values, MessageDescriptor>>;

export function useFormErrors<Values extends object>(
  store: FormStore<Values>,
  labels: FieldLabels<Values>,
) {
  const { _ } = useLingui();
  const errors = useSyncExternalStore(store.subscribe, store.errors);
  return useMemo(() => {
    const found: { name: string; label: string; message: string }[] = [];
    for (const name in labels) {
      const fault = errors[name];
      if (fault === undefined) continue;
      found.push({ name, label: _(labels[name]), message: wordsOf(fault, _) });
    }
    return found;
  }, [_, errors, labels]);
}

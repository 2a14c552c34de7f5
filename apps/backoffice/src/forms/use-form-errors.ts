/** What is wrong with a form, in the order of its labels, for the summary on top. */
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useMemo, useSyncExternalStore } from 'react';
import type { FormStore } from './form-store.ts';

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
      const message = typeof fault === 'string' ? fault : _(fault);
      found.push({ name, label: _(labels[name]), message });
    }
    return found;
  }, [_, errors, labels]);
}

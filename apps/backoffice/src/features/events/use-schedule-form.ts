/** What the Schedule Event form does: its store, its submit, and the words of its outcome. Spec 4, 8. */
import type { ApiError } from '@digis/api-client';
import { toasts } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.ts';
import { fieldErrorsOf } from '../../forms/field-fault.ts';
import { createFormStore } from '../../forms/form-store.ts';
import { checkEvent } from './event-check.ts';
import { useScheduleEvent } from './event-data.ts';
import { eventBody, newEvent } from './event-form.ts';
import type { PackageOption } from './event-price.ts';

export interface ScheduleFormOptions {
  readonly packages: readonly PackageOption[];
  readonly branchId: string | null;
  readonly day: string | null;
  readonly onSaved: () => void;
}

export function useScheduleForm({ packages, branchId, day, onSaved }: ScheduleFormOptions) {
  const [store] = useState(() =>
    createFormStore(newEvent(branchId, day), (values) => checkEvent(values, packages)),
  );
  const { t } = useLingui();
  const { isBusy, submit } = useSubmit(useScheduleEvent());

  const [failure, setFailure] = useState<ApiError | null>(null);

  const schedule = async () => {
    setFailure(null);
    if (!store.validate()) return;
    const values = store.values();
    const result = await submit(eventBody(values), {
      done: msg`Event successfully scheduled!`,
      detail: values.send_sms ? msg`Client will receive SMS` : msg`SMS will not be sent!`,
      failed: msg`The event was not scheduled`,
    });
    if (result === null) return;
    if (!result.ok) {
      setFailure(result.error);
      store.refuse(fieldErrorsOf(result.error.errors, values));
      return;
    }
    const { name_differs } = result.answer;
    // SPEC: D34 the phone tells who the client is; another name is reported, not taken over.
    if (name_differs) {
      const { kept } = name_differs;
      toasts.info(t`This phone belongs to ${kept}; the event was scheduled for that client.`);
    }
    onSaved();
  };
  return { store, isBusy, failure, schedule: () => void schedule() };
}

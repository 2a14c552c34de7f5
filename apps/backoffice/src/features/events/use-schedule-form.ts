/** What the Schedule Event form does: its store, its submit, and the words of its outcome. Spec 4, 8. */
import { msg } from '@lingui/core/macro';
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
  const { isBusy, submit } = useSubmit(useScheduleEvent());

  const schedule = async () => {
    if (!store.validate()) return;
    const values = store.values();
    const error = await submit(eventBody(values), {
      done: msg`Event successfully scheduled!`,
      detail: values.send_sms ? msg`Client will receive SMS` : msg`SMS will not be sent!`,
      failed: msg`The event was not scheduled`,
    });
    if (error === null) onSaved();
    else store.refuse(fieldErrorsOf(error.errors, values));
  };
  return { store, isBusy, schedule: () => void schedule() };
}

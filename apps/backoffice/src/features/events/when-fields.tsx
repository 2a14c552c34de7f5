/** When and where: branch, Ethiopian date, Ethiopian time. Spec 2.6. */
import { EthiopianDatePicker, EthiopianTimePicker, FieldGroup, Select } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useField, useFormValue } from '../../forms/use-field.ts';
import type { EventChoices } from './event-choices.ts';
import type { EventStore } from './use-schedule-form.ts';

export interface WhenFieldsProps {
  readonly store: EventStore;
  readonly branches: EventChoices['branches'];
}

export function WhenFields({ store, branches }: WhenFieldsProps) {
  const { t } = useLingui();
  const eventDate = useFormValue(store, (values) => values.event_date);
  return (
    <FieldGroup legend={t`When and where`}>
      <EthiopianDatePicker label={t`Event date`} isRequired {...useField(store, 'event_date')} />
      <EthiopianTimePicker
        label={t`Time`}
        isRequired
        eventDate={eventDate}
        {...useField(store, 'time')}
      />
      <Select
        label={t`Branch`}
        placeholder={t`Choose a branch`}
        isRequired
        items={branches.map(({ id, name }) => ({ id: String(id), label: name }))}
        {...useField(store, 'branchId')}
      />
    </FieldGroup>
  );
}

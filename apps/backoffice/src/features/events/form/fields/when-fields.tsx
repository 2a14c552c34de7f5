/** When and where: branch, Ethiopian date, Ethiopian time. Spec 2.6. */
import { EthiopianDatePicker, EthiopianTimePicker, FieldGroup, Select, Stack } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useFormValue } from '../../../../forms/use-field.ts';
import type { EventChoices } from '../event-choices.ts';
import type { EventStore } from '../event-form.ts';
import { useEventField } from '../event-labels.ts';
import { NearbyEvent } from './nearby-event.tsx';
import { PastDayNotice } from './past-day-notice.tsx';

export interface WhenFieldsProps {
  readonly store: EventStore;
  readonly choices: EventChoices;
}

export function WhenFields({ store, choices: { branches, scheduled } }: WhenFieldsProps) {
  const { t } = useLingui();
  const eventDate = useFormValue(store, (values) => values.event_date);
  return (
    <Stack>
      <FieldGroup legend={t`When and where`}>
        <EthiopianDatePicker isRequired {...useEventField(store, 'event_date')} />
        <EthiopianTimePicker isRequired eventDate={eventDate} {...useEventField(store, 'time')} />
        <Select
          placeholder={t`Choose a branch`}
          isRequired
          items={branches.map(({ id, name }) => ({ id: String(id), label: name }))}
          {...useEventField(store, 'branchId')}
        />
      </FieldGroup>
      <PastDayNotice store={store} scheduled={scheduled} />
      <NearbyEvent store={store} scheduled={scheduled} />
    </Stack>
  );
}

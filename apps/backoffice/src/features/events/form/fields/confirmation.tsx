import type { Schemas } from '@digis/api-client/contract';
import { Checkbox } from '@digis/ui';
import { useFormValue } from '#forms/use-field.ts';
import { useToday } from '#browser/use-today.ts';
import { type EventStore, isConfirmed, isMovedIntoThePast } from '../event-form.ts';
import { useEventField } from '../event-labels.ts';

interface ConfirmationProps {
  readonly store: EventStore;
  readonly scheduled: Schemas['Event'] | null;
}

export function Confirmation({ store, scheduled }: ConfirmationProps) {
  const { label, name, onChange, isDisabled = false } = useEventField(store, 'send_sms');
  const { today } = useToday();
  const isSelected = useFormValue(store, isConfirmed);
  // D143 Nobody gets a message about a past day.
  const isPast = useFormValue(store, (values) => isMovedIntoThePast(values, scheduled, today));
  return (
    <Checkbox
      name={name}
      isSelected={!isPast && isSelected}
      isDisabled={isPast || isDisabled}
      onChange={onChange}
    >
      {label}
    </Checkbox>
  );
}

// D123
import { Checkbox, EthiopianDatePicker, Stack } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useToday } from '#browser/use-today.ts';
import { useFormValue } from '#forms/use-field.ts';
import type { EventStore } from '../event-form.ts';
import { useEventField } from '../event-labels.ts';
import { earlier, usualHold } from './usual-hold.ts';

export function KeepDay({ store }: { readonly store: EventStore }) {
  const { t } = useLingui();
  const { today } = useToday();
  const eventDate = useFormValue(store, (values) => values.event_date);
  const { value, onChange, ...field } = useEventField(store, 'hold_until');
  const keep = (isKept: boolean) => onChange(isKept ? usualHold(today, eventDate) : null);
  return (
    <Stack>
      <Checkbox isSelected={value !== null} onChange={keep} isDisabled={field.isDisabled ?? false}>
        {t`Only keep the day: nothing is paid yet`}
      </Checkbox>
      {value !== null && (
        <EthiopianDatePicker
          {...field}
          isRequired
          value={value}
          onChange={onChange}
          minValue={earlier(today, value)}
          {...(eventDate !== null && { maxValue: eventDate })}
          description={t`After that day it takes no room any more. Nothing is deleted.`}
        />
      )}
    </Stack>
  );
}

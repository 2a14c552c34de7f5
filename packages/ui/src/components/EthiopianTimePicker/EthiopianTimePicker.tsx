/** A time picker on the Ethiopian clock, with the time shown on both. Spec 2.6. */
import { type IsoDate, isTime, type Time } from '@digis/ethio-date';
import { Clock } from 'lucide-react';
import type { Ref } from 'react';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import type { FieldState, FieldValue } from '../private/field/field-props.ts';
import { PickerField } from '../private/picker/PickerField.tsx';
import { usableDate } from '../private/unusable.ts';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { timeWords } from '../TimeText/time-words.ts';
import { TimeText } from '../TimeText/TimeText.tsx';
import { nightWords } from './night-words.ts';
import { TimeDialog } from './TimeDialog.tsx';

export interface EthiopianTimePickerProps extends FieldState, FieldValue<Time | null> {
  label: string;
  ref?: Ref<HTMLButtonElement>;
  /** `YYYY-MM-DD`; for a time after midnight, the picker names the night of this day. */
  eventDate?: IsoDate | null;
}

/**
 * Chooses the part of the day, the hour and the quarter. A time between quarters is kept until the
 * user sets another.
 */
export function EthiopianTimePicker(props: EthiopianTimePickerProps) {
  const { value: given, defaultValue, onChange, eventDate: day, ...field } = props;
  const eventDate = usableDate(day);
  const { dates } = useKit();
  const strings = useKitStrings();
  const [held, setValue, onReset] = useFieldValue<Time | null>(
    { value: given, defaultValue, onChange },
    null,
  );
  const value = held !== null && isTime(held) ? held : null;
  const words = value && timeWords(value, dates, eventDate);
  const night = value ? nightWords(value, eventDate, dates, strings) : undefined;
  return (
    <PickerField
      {...{ ...field, onReset }}
      description={field.description ?? night}
      valueWords={words && `${words.ethiopic} · ${words.western}`}
      value={value && <TimeText value={value} pickedDay={eventDate ?? undefined} />}
      formValue={value ?? ''}
      icon={<Clock aria-hidden />}
      renderDialog={(close) => (
        <TimeDialog
          title={field.label}
          start={value}
          eventDate={eventDate}
          onClose={close}
          onSet={(time) => {
            setValue(time);
            close();
          }}
        />
      )}
    />
  );
}

/** A day, chosen in the Ethiopian calendar and shown in both. Spec 2.6. */
import { type EtDate, type IsoDate, isoToEt, etToIso, todayIso } from '@digis/ethio-date';
import { CalendarDays } from 'lucide-react';
import { useNow } from '../../theme/kit-context.ts';
import { DateText } from '../DateText/DateText.tsx';
import type { FieldState } from '../private/field-props.ts';
import { PickerField } from '../private/PickerField.tsx';
import { useFieldValue } from '../private/use-field-value.ts';
import { DateDialog } from './DateDialog.tsx';
import { type DateLimits, withinLimits } from './date-limits.ts';

export interface EthiopianDatePickerProps extends FieldState, Partial<DateLimits> {
  label: string;
  /** Gregorian, `YYYY-MM-DD`. */
  value?: IsoDate | null;
  defaultValue?: IsoDate | null;
  /** The chosen day in both calendars. */
  onChange?: (value: IsoDate | null, etDate: EtDate | null) => void;
}

/** Month, day and year, and the Gregorian date read back; nothing changes before Set. */
export function EthiopianDatePicker(props: EthiopianDatePickerProps) {
  const { value: given, defaultValue, onChange, yearRange = [1950, 2099], ...rest } = props;
  const { minValue, maxValue, ...field } = rest;
  const now = useNow();
  const [value, setValue] = useFieldValue<IsoDate | null>(
    {
      value: given,
      defaultValue,
      onChange: (iso) => onChange?.(iso, iso === null ? null : isoToEt(iso)),
    },
    null,
  );
  const limits = { yearRange, minValue, maxValue };
  return (
    <PickerField
      {...field}
      value={value && <DateText value={value} />}
      formValue={value ?? ''}
      icon={<CalendarDays aria-hidden />}
      renderDialog={(close) => (
        <DateDialog
          title={field.label}
          start={isoToEt(value ?? withinLimits(limits, todayIso({ now: now() })))}
          limits={limits}
          onClose={close}
          onSet={(etDate) => {
            setValue(etToIso(etDate));
            close();
          }}
        />
      )}
    />
  );
}

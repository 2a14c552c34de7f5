/** A date picker in the Ethiopian calendar, with the date shown in both. Spec 2.6. */
import {
  type EtDate,
  type EtDateWords,
  etToIso,
  type IsoDate,
  isoToEt,
  todayIso,
} from '@digis/ethio-date';
import { CalendarDays } from 'lucide-react';
import type { Ref } from 'react';
import { useKit } from '../../theme/kit-context.ts';
import { dateWords } from '../DateText/date-words.ts';
import { DateText } from '../DateText/DateText.tsx';
import type { DayNote } from '../MonthCalendar/DayCell.tsx';
import { type CalendarWindow, usableYears } from '../MonthCalendar/calendar-window.ts';
import type { FieldState } from '../private/field/field-props.ts';
import { PickerField } from '../private/picker/PickerField.tsx';
import { usableDate } from '../private/unusable.ts';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { DateFace, type DateFaceSettings } from './DateFace.tsx';
import { type DateLimits, withinLimits } from './date-limits.ts';

export interface EthiopianDatePickerProps
  extends FieldState, EtDateWords, Partial<DateLimits>, DateFaceSettings {
  label: string;
  ref?: Ref<HTMLButtonElement>;
  /**
   * Returns a holiday, a fast or the load, shown in the day's cell, in its accessible name and with
   * the chosen day.
   */
  getDayNote?: (date: IsoDate) => DayNote | null;
  /** Called with the visible days if the variant is `both`, to load the data of `getDayNote`. */
  onDaysShown?: (days: CalendarWindow) => void;
  allowClear?: boolean;
  /** Gregorian, `YYYY-MM-DD`. */
  value?: IsoDate | null;
  defaultValue?: IsoDate | null;
  /** Also receives the date in the Ethiopian calendar. */
  onChange?: (value: IsoDate | null, etDate: EtDate | null) => void;
}

/**
 * The value changes only when the user presses Set. Use `calendar` for near days, the lists for a
 * distant year.
 */
export function EthiopianDatePicker(props: EthiopianDatePickerProps) {
  const { value: given, defaultValue, onChange, yearRange, ...rest } = props;
  const { minValue, maxValue, isDateUnavailable, variant, allowClear, ...more } = rest;
  const { placement, numerals, monthNames, getDayNote, onDaysShown, ...field } = more;
  const said = { numerals, monthNames };
  const kit = useKit();
  const [held, setValue, onReset] = useFieldValue<IsoDate | null>(
    {
      value: given,
      defaultValue,
      onChange: (iso) => onChange?.(iso, iso === null ? null : isoToEt(iso)),
    },
    null,
  );
  const value = usableDate(held);
  const words = value && dateWords(value, kit, said);
  const finish = (iso: IsoDate | null, close: () => void) => {
    setValue(iso);
    close();
  };
  const limits = {
    yearRange: usableYears(yearRange),
    minValue: usableDate(minValue) ?? undefined,
    maxValue: usableDate(maxValue) ?? undefined,
    isDateUnavailable,
  };
  return (
    <PickerField
      {...{ ...field, onReset }}
      value={value && <DateText value={value} {...said} />}
      valueWords={words && `${words.first} (${words.other})`}
      formValue={value ?? ''}
      icon={<CalendarDays aria-hidden />}
      renderDialog={(close, trigger) => (
        <DateFace
          {...{ variant, placement, trigger, limits, said, getDayNote, onDaysShown }}
          title={field.label}
          start={isoToEt(value ?? withinLimits(limits, todayIso({ now: kit.now() })))}
          onClose={close}
          onClear={allowClear && value !== null ? () => finish(null, close) : undefined}
          onSet={(etDate) => finish(etToIso(etDate), close)}
        />
      )}
    />
  );
}

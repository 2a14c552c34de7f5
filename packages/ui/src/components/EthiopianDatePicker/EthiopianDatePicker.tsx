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
import { type Ref, useState } from 'react';
import { useKit } from '../../theme/kit-context.ts';
import { dateWords } from '../DateText/date-words.ts';
import { DateText } from '../DateText/DateText.tsx';
import type { DayNote } from '../MonthCalendar/DayCell.tsx';
import { type CalendarWindow, usableYears } from '../MonthCalendar/calendar-window.ts';
import type { FieldState } from '../private/field/field-props.ts';
import { PickerField } from '../private/picker/PickerField.tsx';
import { type PickerPlacement, PickerDialog } from '../private/picker/PickerDialog.tsx';
import { usableDate } from '../private/unusable.ts';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { CalendarFace } from './CalendarFace.tsx';
import {
  type DateLimits,
  withinLimits,
  canBeChosen,
  type DatePickerViewProps,
} from './date-limits.ts';
import { MonthDialog } from './MonthDialog.tsx';
import { DateLists } from './DateLists.tsx';
import { DateReadBack } from './DateReadBack.tsx';
import { TypedDay, useTypedLine } from './TypedDay.tsx';

/** The date picker as lists of month, day and year, with the Gregorian date shown. */
function DateDialog(props: DatePickerViewProps) {
  const { title, start, limits, said, getDayNote, ...acts } = props;
  const [date, setDate] = useState(start);
  const iso = etToIso(date);
  const isOffered = canBeChosen(limits, iso);
  const line = useTypedLine((day) => setDate(isoToEt(day)));
  const canSet = isOffered && !line.isUnread;
  const set = () => acts.onSet(date);
  const chooseInLists = (next: EtDate) => {
    line.clear();
    setDate(next);
  };
  return (
    <PickerDialog
      title={title}
      canSet={canSet}
      onSet={set}
      onClose={acts.onClose}
      onClear={acts.onClear}
    >
      <TypedDay line={line} onEnter={() => canSet && set()} />
      <DateLists {...{ date, limits, said, start }} onChange={chooseInLists} />
      <DateReadBack date={iso} canSet={isOffered} words={getDayNote?.(iso)?.words} />
    </PickerDialog>
  );
}

export interface EthiopianDatePickerProps extends FieldState, EtDateWords, Partial<DateLimits> {
  label: string;
  ref?: Ref<HTMLButtonElement>;
  /**
   * Lists of month, day and year; the month to press a day in; or both beside each other. A day is typed (`16/5`, `24 jan`)
   * into a line that `both` shows at once, and that comes with the first digit in the others. @default 'dialog'
   */
  variant?: 'dialog' | 'calendar' | 'both';
  /** The placement of the calendar beside its field, on a desktop. @default 'bottom start' */
  placement?: PickerPlacement;
  /** Further facts about a day, in its cell, its name and the read-back: a holiday, a fast, how full it is. */
  getDayNote?: (date: IsoDate) => DayNote | null;
  /** With `both`: called with the visible days, when it opens and when the month changes, to load the data of `getDayNote`. */
  onDaysShown?: (days: CalendarWindow) => void;
  /** The date can be cleared. */
  allowClear?: boolean;
  /** Gregorian, `YYYY-MM-DD`. */
  value?: IsoDate | null;
  defaultValue?: IsoDate | null;
  /** The chosen day in both calendars. */
  onChange?: (value: IsoDate | null, etDate: EtDate | null) => void;
}

/** Nothing changes before Set. The calendar suits days near by, the lists a year far away. */
export function EthiopianDatePicker(props: EthiopianDatePickerProps) {
  const { value: given, defaultValue, onChange, yearRange, ...rest } = props;
  const { minValue, maxValue, isDateUnavailable, variant = 'dialog', allowClear, ...more } = rest;
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
      renderDialog={(close, trigger) => {
        const face = {
          title: field.label,
          start: isoToEt(value ?? withinLimits(limits, todayIso({ now: kit.now() }))),
          limits,
          said,
          getDayNote,
          onDaysShown,
          onClose: close,
          onClear: allowClear && value !== null ? () => finish(null, close) : undefined,
          onSet: (etDate: EtDate) => finish(etToIso(etDate), close),
        };
        if (variant === 'both') return <MonthDialog {...face} />;
        return variant === 'calendar' ? (
          <CalendarFace {...face} trigger={trigger} placement={placement} />
        ) : (
          <DateDialog {...face} />
        );
      }}
    />
  );
}

/** Month, day and year of the Ethiopian calendar as three lists. Spec 2.6. */
import { useDeferredValue, useState } from 'react';
import { daysInMonth, type EtDate, etDate, toGeez } from '@digis/ethio-date';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { announce } from '../private/announce.ts';
import { control, field, label as labelStyle } from '../private/field/control.css.ts';
import { monthLabel } from '../MonthCalendar/month-words.ts';
import { Select } from '../Select/Select.tsx';
import { type DatePickerViewProps, offeredYears } from './date-limits.ts';
import { dayAndYear } from './CalendarFace.css.ts';

const MONTHS = 13;

export interface DateListsProps extends Pick<DatePickerViewProps, 'limits' | 'said' | 'start'> {
  date: EtDate;
  onChange: (date: EtDate) => void;
}

/** SPEC: D15 - Pagume is offered as well, with the five or six days it has. */
export function DateLists({ date, onChange, limits, said, start }: DateListsProps) {
  const { dates } = useKit();
  const strings = useKitStrings();
  const written = said.numerals === 'ethi' ? toGeez : String;
  const [firstYear, lastYear] = offeredYears(limits, start, date);

  const choose = (part: Partial<EtDate>) => {
    const { year, month, day } = { ...date, ...part };
    const next = etDate(year, month, day, { overflow: 'constrain' });
    if (next.day !== day) announce(strings.dayChanged(next.day));
    onChange(next);
  };

  return (
    <>
      <NumberList
        label={strings.month}
        range={[1, MONTHS]}
        written={(month) => monthLabel(month, dates, said)}
        value={date.month}
        onChange={(month) => choose({ month })}
      />
      <div className={dayAndYear}>
        <NumberList
          hasDigits
          label={strings.day}
          range={[1, daysInMonth(date.year, date.month)]}
          written={written}
          value={date.day}
          onChange={(day) => choose({ day })}
        />
        <NumberList
          hasDigits
          label={strings.year}
          range={[firstYear, lastYear]}
          written={written}
          value={date.year}
          onChange={(year) => choose({ year })}
        />
      </div>
    </>
  );
}

interface NumberListProps {
  label: string;
  range: readonly [first: number, last: number];
  written: (n: number) => string;
  value: number;
  onChange: (n: number) => void;
  /** True lets typed digits choose an option. */
  hasDigits?: boolean;
}

/** Two hundred options that nobody asked for would hold the dialog back: until it has the focus a list has the chosen one. */
function NumberList({ label, range, written, value, onChange, hasDigits }: NumberListProps) {
  const [isReached, setReached] = useState(false);
  // Painted first as they will look: three lists take as long as the rest of the dialog.
  const isReady = useDeferredValue(true, false);
  const [first, last] = isReached ? range : [value, value];
  if (!isReady) {
    return (
      <div className={field}>
        <span className={labelStyle}>{label}</span>
        <div className={control}>{written(value)}</div>
      </div>
    );
  }
  return (
    <Select
      label={label}
      data={hasDigits ? { digits: true } : undefined}
      items={numbers(first, last, written)}
      value={value}
      onFocus={() => setReached(true)}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
    />
  );
}

const numbers = (first: number, last: number, label: (n: number) => string) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    id: first + index,
    label: label(first + index),
  }));

/** Month, day and year of the Ethiopian calendar as three lists. Spec 2.6. */
import { daysInMonth, type EtDate, etDate, toGeez } from '@digis/ethio-date';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { announce } from '../private/announce.ts';
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
  const { locale } = useKit();
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
      <Select
        label={strings.month}
        items={numbers(1, MONTHS, (month) => monthLabel(month, locale, said))}
        value={date.month}
        onChange={(month) => month && choose({ month })}
      />
      <div className={dayAndYear}>
        <Select
          label={strings.day}
          items={numbers(1, daysInMonth(date.year, date.month), written)}
          value={date.day}
          onChange={(day) => day && choose({ day })}
        />
        <Select
          label={strings.year}
          items={numbers(firstYear, lastYear, written)}
          value={date.year}
          onChange={(year) => year && choose({ year })}
        />
      </div>
    </>
  );
}

const numbers = (first: number, last: number, label: (n: number) => string) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    id: first + index,
    label: label(first + index),
  }));

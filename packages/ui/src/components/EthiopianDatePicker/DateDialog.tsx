/** The date picker as lists of month, day and year, with the Gregorian date shown. */
import { daysInMonth, type EtDate, etDate, etToIso, toGeez } from '@digis/ethio-date';
import { useState } from 'react';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { announce } from '../private/announce.ts';
import { monthLabel } from '../MonthCalendar/month-words.ts';
import { PickerDialog } from '../private/picker/PickerDialog.tsx';
import { Select } from '../Select/Select.tsx';
import { canBeChosen, type DatePickerViewProps } from './date-limits.ts';
import { DateReadBack } from './DateReadBack.tsx';
import { dayAndYear } from './CalendarFace.css.ts';

const MONTHS = 13;

/** SPEC: D15 - Pagume is offered as well, with the five or six days it has. */
export function DateDialog(props: DatePickerViewProps) {
  const { title, start, limits, said, getDayNote, ...acts } = props;
  const { locale } = useKit();
  const strings = useKitStrings();
  const [date, setDate] = useState(start);
  const written = said.numerals === 'ethi' ? toGeez : String;
  const [firstYear, lastYear] = limits.yearRange;
  const iso = etToIso(date);
  const canSet = canBeChosen(limits, iso);

  const choose = (part: Partial<EtDate>) => {
    const { year, month, day } = { ...date, ...part };
    const next = etDate(year, month, day, { overflow: 'constrain' });
    if (next.day !== day) announce(strings.dayChanged(next.day));
    setDate(next);
  };

  return (
    <PickerDialog
      title={title}
      canSet={canSet}
      onSet={() => acts.onSet(date)}
      onClose={acts.onClose}
      onClear={acts.onClear}
    >
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
          // A year beyond the range that was chosen before stays on offer.
          items={numbers(Math.min(firstYear, date.year), Math.max(lastYear, date.year), written)}
          value={date.year}
          onChange={(year) => year && choose({ year })}
        />
      </div>
      <DateReadBack date={iso} canSet={canSet} words={getDayNote?.(iso)?.words} />
    </PickerDialog>
  );
}

const numbers = (first: number, last: number, label: (n: number) => string) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    id: first + index,
    label: label(first + index),
  }));

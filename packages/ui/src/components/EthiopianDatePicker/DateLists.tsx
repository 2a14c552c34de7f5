/** Month, day and year as three lists. Spec 2.6. */
import { daysInMonth, type EtDate, etDate, toGeez } from '@digis/ethio-date';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { announce } from '../private/announce.ts';
import { field, label as labelStyle } from '../private/field/control.css.ts';
import { monthLabel } from '../MonthCalendar/month-words.ts';
import { type DatePickerViewProps, offeredYears } from './date-limits.ts';
import { dayAndYear } from './CalendarFace.css.ts';
import { NumberSelect, type NumberSelectProps } from './NumberSelect.tsx';

const MONTHS = 13;

export interface DateListsProps extends Pick<DatePickerViewProps, 'limits' | 'said' | 'start'> {
  date: EtDate;
  onChange: (date: EtDate) => void;
}

/** D15 - Pagume is offered as well, with its five or six days. */
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
          label={strings.day}
          range={[1, daysInMonth(date.year, date.month)]}
          written={written}
          value={date.day}
          onChange={(day) => choose({ day })}
        />
        <NumberList
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

interface NumberListProps extends Omit<NumberSelectProps, 'aria-label'> {
  label: string;
}

/**
 * Native lists: `Select` would be a fifth of the code of a page with a date picker. decision 0007
 */
const NumberList = ({ label, ...list }: NumberListProps) => (
  <label className={field}>
    <span className={labelStyle}>{label}</span>
    <NumberSelect {...list} aria-label={label} />
  </label>
);

import { etToIso, type IsoDate } from '@digis/ethio-date';
import type { ReactNode } from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { CalendarSteps } from '../MonthCalendar/CalendarSteps.tsx';
import type { CalendarWindow } from '../MonthCalendar/calendar-window.ts';
import { header, otherTitle, title, titles } from '../MonthCalendar/MonthHeader.css.ts';
import { announce } from '../private/announce.ts';

interface YearHeaderProps {
  titleId: string;
  year: number;
  moveTo: (date: IsoDate) => void;
  inYear: (year: number) => IsoDate;
  today: IsoDate;
  range: CalendarWindow;
  action: ReactNode;
}

const gregorianYears = (year: number): string => {
  const first = Number(etToIso({ year, month: 1, day: 1 }).slice(0, 4));
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
};

export function YearHeader(props: YearHeaderProps) {
  const { titleId, year, moveTo, inYear, today, range, action } = props;
  const strings = useKitStrings();
  const show = (date: IsoDate, name: string) => {
    moveTo(date);
    announce(name);
  };
  const step = (way: 1 | -1) => {
    const date = inYear(year + way);
    const name = String(year + way);
    return {
      'aria-label': way < 0 ? strings.previousYear(name) : strings.nextYear(name),
      isDisabled: date < range.from || date > range.to,
      onPress: () => show(date, name),
    };
  };
  return (
    <header className={header}>
      <div className={titles}>
        <h2 id={titleId} className={title}>
          {year}
        </h2>
        <span className={otherTitle}>{gregorianYears(year)}</span>
      </div>
      {action}
      <CalendarSteps before={step(-1)} after={step(1)} showToday={() => moveTo(today)} />
    </header>
  );
}

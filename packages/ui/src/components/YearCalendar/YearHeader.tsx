/** The head of the year: its number in both calendars, and the ways to the years around it. */
import { etToIso, type IsoDate } from '@digis/ethio-date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { mirrored } from '../../styles/mirrored.css.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { CalendarWindow } from '../MonthCalendar/calendar-window.ts';
import { header, otherTitle, steps, title, titles } from '../MonthCalendar/MonthHeader.css.ts';
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
      <div className={steps}>
        <IconButton {...step(-1)}>
          <ChevronLeft aria-hidden className={mirrored} />
        </IconButton>
        <Button variant="soft" tone="neutral" onPress={() => moveTo(today)}>
          {strings.today}
        </Button>
        <IconButton {...step(1)}>
          <ChevronRight aria-hidden className={mirrored} />
        </IconButton>
      </div>
    </header>
  );
}

import { dayIn, otherCalendar, shortWeekdaysIn } from '@digis/ethio-date';
import { visuallyHidden } from '../../styles/text.css.ts';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { cornerText } from '../MonthCalendar/month-words.ts';
import { weekdayOfDate } from './hours/hour-columns.ts';
import { axis, head, headMain, row } from './HourCalendar.css.ts';
import { DAY } from './hours/hour-event.ts';
import { columnName } from './hours/hour-words.ts';
import type { HourColumn } from './hours/place-events.ts';

export interface HourHeadsProps {
  columns: readonly HourColumn[];
  current: number;
  now: number;
}

export function HourHeads({ columns, current, now }: HourHeadsProps) {
  const strings = useKitStrings();
  return (
    <div role="row" className={row}>
      <div role="columnheader" className={axis}>
        <span className={visuallyHidden}>{strings.hour}</span>
      </div>
      {columns.map((column, index) => (
        <HourHead
          key={column.id}
          column={column}
          isCurrent={index === current}
          isToday={column.from <= now && now < column.from + DAY}
        />
      ))}
    </div>
  );
}

interface HourHeadProps {
  column: HourColumn;
  isCurrent: boolean;
  isToday: boolean;
}

function HourHead({ column, isCurrent, isToday }: HourHeadProps) {
  const kit = useKit();
  const { date, resource } = column;
  return (
    <div
      role="columnheader"
      aria-current={isToday && !resource ? 'date' : undefined}
      className={head}
      data-current={isCurrent || undefined}
      data-today={(isToday && !resource) || undefined}
    >
      {resource ? (
        <>
          <span className={headMain}>{resource.name}</span>
          {resource.detail && <span>{resource.detail}</span>}
        </>
      ) : (
        <>
          <span className={visuallyHidden}>{columnName(column, kit)}</span>
          <DayWords date={date} />
        </>
      )}
    </div>
  );
}

function DayWords({ date }: { date: string }) {
  const { calendar, dates } = useKit();
  const other = otherCalendar(calendar);
  return (
    <>
      <span aria-hidden>{shortWeekdaysIn(dates)[weekdayOfDate(date)]}</span>
      <span aria-hidden className={headMain}>
        {dayIn(calendar, date).day}
      </span>
      <span aria-hidden>{cornerText(other, dayIn(other, date), dates)}</span>
    </>
  );
}

/** A week as a strip of days, and the events of the chosen day. */
import {
  epochDayToIso,
  formatMonth,
  type IsoDate,
  isoToEpochDay,
  todayIso,
  weekdayOf,
} from '@digis/ethio-date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { mirrored } from '../../styles/mirrored.css.ts';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { Button } from '../Button/Button.tsx';
import { DateText } from '../DateText/DateText.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { announce } from '../private/announce.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { usableDate } from '../private/unusable.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { AgendaList } from './AgendaList.tsx';
import { type AgendaEvent, eventsOn } from './agenda-order.ts';
import { agenda, dayTitle, head, month as monthStyle } from './CalendarAgenda.css.ts';
import { WeekStrip } from './WeekStrip.tsx';

export interface CalendarAgendaProps extends CommonProps {
  /** The chosen day: Gregorian, `YYYY-MM-DD`. An invalid one shows today. */
  value: IsoDate;
  onChange: (date: IsoDate) => void;
  /** The week's events, in any order. */
  events: readonly AgendaEvent[];
  isLoading?: boolean;
  /** @default 'No Data.' */
  emptyText?: ReactNode;
}

const DAYS = 7;

/** For a phone or a busy week. For a month use `MonthCalendar`. */
export function CalendarAgenda(props: CalendarAgendaProps) {
  const { value, onChange, events, isLoading, emptyText, id, data } = props;
  const { dates, calendar, now } = useKit();
  const strings = useKitStrings();
  const today = todayIso({ now: now() });
  const date = usableDate(value) ?? today;
  const day = isoToEpochDay(date);
  const first = day - weekdayOf(day);
  const days = Array.from({ length: DAYS }, (_, index) => epochDayToIso(first + index));

  const step = (weeks: number) => {
    const next = epochDayToIso(day + weeks * DAYS);
    announce(formatMonth(calendar, next, dates));
    onChange(next);
  };
  return (
    <section {...rootProps({ id, data })} aria-label={strings.agenda} className={agenda}>
      <div className={head}>
        <span className={monthStyle}>{formatMonth(calendar, date, dates)}</span>
        <IconButton aria-label={strings.previousWeek} onPress={() => step(-1)}>
          <ChevronLeft aria-hidden className={mirrored} />
        </IconButton>
        <Button size="small" variant="soft" tone="neutral" onPress={() => onChange(today)}>
          {strings.today}
        </Button>
        <IconButton aria-label={strings.nextWeek} onPress={() => step(1)}>
          <ChevronRight aria-hidden className={mirrored} />
        </IconButton>
      </div>
      <WeekStrip
        {...{ days, date, today, onChange }}
        countOn={(iso) => eventsOn(events, iso).length}
      />
      <h3 className={dayTitle}>
        <DateText value={date} format="full" />
      </h3>
      {isLoading ? <Skeleton count={3} /> : <AgendaList {...{ date, events, emptyText }} />}
    </section>
  );
}

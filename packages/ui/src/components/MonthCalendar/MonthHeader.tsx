import { addDaysIso, addMonthsIn, dayIn, formatMonth, type IsoDate } from '@digis/ethio-date';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { type KitCalendar, useKit, useKitStrings } from '../../theme/kit-context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { announce } from '../private/announce.ts';
import { NativeSelect } from '../private/field/NativeSelect.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { CalendarSteps } from './CalendarSteps.tsx';
import { type CalendarWindow, within } from './calendar-window.ts';
import { header, monthSelect, ways } from './MonthHeader.css.ts';
import { MonthTitle } from './MonthTitle.tsx';
import { monthItems } from './month-words.ts';

export interface MonthHeaderProps {
  titleId: string;
  calendar: KitCalendar;
  onCalendarChange: (calendar: KitCalendar) => void;
  focusedDate: IsoDate;
  moveTo: (date: IsoDate) => void;
  today: IsoDate;
  range: CalendarWindow;
  isWeek: boolean;
  onSpanChange: ((span: 'week' | 'month') => void) | undefined;
  action: ReactNode;
}

export function MonthHeader(props: MonthHeaderProps) {
  const { titleId, calendar, onCalendarChange, focusedDate, moveTo, today, range } = props;
  const { isWeek, onSpanChange, action } = props;
  const { dates } = useKit();
  const strings = useKitStrings();
  const { month } = dayIn(calendar, focusedDate);

  const showMonth = (date: IsoDate) => {
    moveTo(date);
    announce(formatMonth(calendar, date, dates));
  };
  return (
    <header className={header}>
      <MonthTitle headingId={titleId} calendar={calendar} date={focusedDate} />
      {action}
      <div className={ways}>
        <MonthSteps {...{ calendar, focusedDate, showMonth, today, range, isWeek }} />
        {onSpanChange && (
          <IconButton
            aria-label={strings.month}
            aria-expanded={!isWeek}
            onPress={() => onSpanChange(isWeek ? 'month' : 'week')}
          >
            {isWeek ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
          </IconButton>
        )}
        {!isWeek && (
          <>
            <div className={monthSelect}>
              <NativeSelect
                aria-label={strings.goToMonth}
                items={monthItems(calendar, dates)}
                value={month}
                onChange={(chosen) => showMonth(addMonthsIn(calendar, focusedDate, chosen - month))}
              />
            </div>
            <SegmentedControl
              aria-label={strings.calendar}
              items={[
                { id: 'ethiopic', label: strings.calendarEthiopic },
                { id: 'gregory', label: strings.calendarGregory },
              ]}
              value={calendar}
              onChange={onCalendarChange}
            />
          </>
        )}
      </div>
    </header>
  );
}

interface MonthStepsProps extends Pick<
  MonthHeaderProps,
  'calendar' | 'focusedDate' | 'today' | 'range' | 'isWeek'
> {
  showMonth: (date: IsoDate) => void;
}

function MonthSteps(props: MonthStepsProps) {
  const { calendar, focusedDate, showMonth, today, range, isWeek } = props;
  const { dates } = useKit();
  const strings = useKitStrings();
  const shown = formatMonth(calendar, focusedDate, dates);
  const step = (way: 1 | -1) => {
    const isBack = way < 0;
    if (isWeek) {
      const date = within(range, addDaysIso(focusedDate, 7 * way));
      return {
        'aria-label': isBack ? strings.previousWeek : strings.nextWeek,
        isDisabled: date === focusedDate,
        onPress: () => showMonth(date),
      };
    }
    const date = within(range, addMonthsIn(calendar, focusedDate, way));
    const name = formatMonth(calendar, date, dates);
    return {
      'aria-label': isBack ? strings.previousMonth(name) : strings.nextMonth(name),
      isDisabled: name === shown,
      onPress: () => showMonth(date),
    };
  };
  return <CalendarSteps before={step(-1)} after={step(1)} showToday={() => showMonth(today)} />;
}

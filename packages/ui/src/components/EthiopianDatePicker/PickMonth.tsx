import type { EtDateWords, IsoDate } from '@digis/ethio-date';
import { useDeferredValue, useId } from 'react';
import { useKit } from '../../theme/kit-context.ts';
import type { CalendarWindow } from '../MonthCalendar/calendar-window.ts';
import type { DayNote } from '../MonthCalendar/DayCell.tsx';
import { DayGrid } from '../MonthCalendar/DayGrid.tsx';
import { CalendarCaption } from './CalendarCaption.tsx';
import { canBeChosen, type DateLimits } from './date-limits.ts';
import { cell } from './CalendarFace.css.ts';
import { PickDay, type PickDayProps } from './PickDay.tsx';

export interface PickMonthProps {
  focusedDate: IsoDate;
  moveTo: (date: IsoDate) => void;
  today: IsoDate;
  range: CalendarWindow;
  limits: DateLimits;
  said: EtDateWords;
  getDayNote?: (date: IsoDate) => DayNote | null;
  choiceOf: (date: IsoDate) => Pick<PickDayProps, 'isChosen' | 'isBetween'>;
  onPress: (date: IsoDate) => void;
  isBesideLists?: boolean;
  hasAutoFocus?: boolean;
}

export function PickMonth(props: PickMonthProps) {
  const { limits, said, getDayNote, choiceOf, onPress, isBesideLists = false, ...rest } = props;
  const { hasAutoFocus = !isBesideLists, ...grid } = rest;
  const { calendar } = useKit();
  const captionId = useId();
  // Days render slowly, so an empty month is shown first.
  const isReady = useDeferredValue(true, hasAutoFocus);
  return (
    <>
      <CalendarCaption {...{ captionId, calendar, said, isBesideLists, ...grid }} />
      <DayGrid
        {...{ calendar, ...grid }}
        titleId={captionId}
        homeAndEnd="month"
        hasAutoFocus={hasAutoFocus}
        renderDay={(day) =>
          isReady ? (
            <PickDay
              {...{ ...day, ...choiceOf(day.date), onPress }}
              note={getDayNote?.(day.date)}
              isDisabled={day.isDisabled || !canBeChosen(limits, day.date)}
            />
          ) : (
            <div className={cell} />
          )
        }
      />
    </>
  );
}

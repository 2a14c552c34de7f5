/** The month in which the two days of a range are pressed. */
import type { IsoDate } from '@digis/ethio-date';
import { useId } from 'react';
import { useKit } from '../../theme/kit-context.ts';
import { CalendarCaption } from '../EthiopianDatePicker/CalendarCaption.tsx';
import { canBeChosen, type DateLimits } from '../EthiopianDatePicker/date-limits.ts';
import { PickDay } from '../EthiopianDatePicker/PickDay.tsx';
import type { CalendarWindow } from '../MonthCalendar/calendar-window.ts';
import { DayGrid } from '../MonthCalendar/DayGrid.tsx';
import type { DateRange } from './range-presets.ts';

export interface RangeMonthProps {
  chosen: DateRange | null;
  focusedDate: IsoDate;
  moveTo: (date: IsoDate) => void;
  today: IsoDate;
  range: CalendarWindow;
  limits: DateLimits;
  onPress: (date: IsoDate) => void;
}

/** As the kit writes them; a range has no words of its own. */
const said = {};

export function RangeMonth({ chosen, limits, onPress, ...grid }: RangeMonthProps) {
  const { calendar } = useKit();
  const captionId = useId();
  return (
    <>
      <CalendarCaption {...{ captionId, calendar, said, ...grid }} />
      <DayGrid
        {...{ calendar, ...grid }}
        titleId={captionId}
        homeAndEnd="month"
        hasAutoFocus
        renderDay={(day) => (
          <PickDay
            {...day}
            isChosen={day.date === chosen?.from || day.date === chosen?.to}
            isBetween={chosen !== null && day.date > chosen.from && day.date < chosen.to}
            isDisabled={day.isDisabled || !canBeChosen(limits, day.date)}
            onPress={onPress}
          />
        )}
      />
    </>
  );
}

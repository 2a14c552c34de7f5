/** The date picker as a calendar: a popover on a desktop, a sheet on a phone. */
import { etToIso, type IsoDate, isoToEt, todayIso } from '@digis/ethio-date';
import { useId, useState } from 'react';
import { useKit, useKitStrings, useNow } from '../../theme/kit-context.ts';
import { media } from '../../tokens/breakpoints.ts';
import { Button } from '../Button/Button.tsx';
import { rangeOfYears, within } from '../MonthCalendar/calendar-window.ts';
import { DayGrid } from '../MonthCalendar/DayGrid.tsx';
import {
  PickerDialog,
  type PickerPlacement,
  PickerPopover,
} from '../private/picker/PickerDialog.tsx';
import { useMedia } from '../private/page-state.ts';
import { CalendarCaption } from './CalendarCaption.tsx';
import { canBeChosen, type DatePickerViewProps } from './date-limits.ts';
import { DateReadBack } from './DateReadBack.tsx';
import { PickDay } from './PickDay.tsx';

export interface CalendarFaceProps extends DatePickerViewProps {
  trigger: HTMLElement | null;
  placement: PickerPlacement | undefined;
}

/** Arrows move by day and week, Home and End to the month's ends, Page Up and Down by month, with Shift by year. */
export function CalendarFace({ trigger, placement, onSet, ...face }: CalendarFaceProps) {
  const { title, start, limits, said, onClear, onClose } = face;
  const [chosen, setChosen] = useState(etToIso(start));
  const isPhone = useMedia(media.phone);
  const frame = {
    title,
    canSet: canBeChosen(limits, chosen),
    onSet: () => onSet(isoToEt(chosen)),
    onClear,
    onClose,
  };
  const month = <Month {...{ start, limits, said, chosen }} onChoose={setChosen} />;
  return isPhone ? (
    <PickerDialog {...frame}>{month}</PickerDialog>
  ) : (
    <PickerPopover {...frame} trigger={trigger} placement={placement}>
      {month}
    </PickerPopover>
  );
}

interface MonthProps extends Pick<DatePickerViewProps, 'start' | 'limits' | 'said'> {
  chosen: IsoDate;
  onChoose: (date: IsoDate) => void;
}

function Month({ start, limits, said, chosen, onChoose }: MonthProps) {
  const { calendar } = useKit();
  const strings = useKitStrings();
  const captionId = useId();
  const today = todayIso({ now: useNow()() });
  const [focusedDate, setFocusedDate] = useState(chosen);
  const [firstYear, lastYear] = limits.yearRange;
  // A year beyond the range that was chosen before stays on offer.
  const range = rangeOfYears([Math.min(firstYear, start.year), Math.max(lastYear, start.year)]);
  const moveTo = (date: IsoDate) => setFocusedDate(within(range, date));
  const choose = (date: IsoDate) => {
    moveTo(date);
    if (canBeChosen(limits, date)) onChoose(date);
  };
  return (
    <>
      <CalendarCaption {...{ captionId, calendar, focusedDate, moveTo, range, said }} />
      <DayGrid
        {...{ calendar, focusedDate, moveTo, today, range }}
        titleId={captionId}
        homeAndEnd="month"
        hasAutoFocus
        renderDay={(day) => (
          <PickDay
            {...day}
            isChosen={day.date === chosen}
            isDisabled={day.isDisabled || !canBeChosen(limits, day.date)}
            onPress={choose}
          />
        )}
      />
      <Button size="small" variant="soft" tone="neutral" onPress={() => choose(today)}>
        {strings.today}
      </Button>
      <DateReadBack date={chosen} canSet={canBeChosen(limits, chosen)} />
    </>
  );
}

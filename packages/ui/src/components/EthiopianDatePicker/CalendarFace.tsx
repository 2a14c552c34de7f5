import { etToIso, type IsoDate, isoToEt, todayIso } from '@digis/ethio-date';
import { useState } from 'react';
import { useKitStrings, useNow } from '../../theme/kit-context.ts';
import { Button } from '../Button/Button.tsx';
import { rangeOfYears, within } from '../MonthCalendar/calendar-window.ts';
import { PickerFrame, type PickerPlacement } from '../private/picker/PickerDialog.tsx';
import { canBeChosen, type DatePickerViewProps } from './date-limits.ts';
import { DateReadBack } from './DateReadBack.tsx';
import { PickMonth, type PickMonthProps } from './PickMonth.tsx';
import { TypedDay, useTypedLine } from './TypedDay.tsx';

export interface CalendarFaceProps extends DatePickerViewProps {
  trigger: HTMLElement | null;
  placement: PickerPlacement | undefined;
}

/**
 * Arrows move by day and week, Home and End to the month's ends, Page Up and Down by month, with
 * Shift by year.
 */
export function CalendarFace(face: CalendarFaceProps) {
  const { title, start, limits, said, getDayNote, trigger, placement } = face;
  const { onSet, onClear, onClose } = face;
  const range = rangeOfYears(limits.yearRange);
  const [chosen, setChosen] = useState(etToIso(start));
  const [focusedDate, setFocusedDate] = useState(chosen);
  const moveTo = (date: IsoDate) => setFocusedDate(within(range, date));
  const line = useTypedLine((day) => {
    setChosen(day);
    moveTo(day);
  });
  const canSet = canBeChosen(limits, chosen) && !line.isUnread;
  const set = () => onSet(isoToEt(chosen));
  const choose = (date: IsoDate) => {
    line.clear();
    setChosen(date);
  };
  return (
    <PickerFrame {...{ title, onClear, onClose, trigger, placement, canSet }} onSet={set}>
      <TypedDay line={line} onEnter={() => canSet && set()} />
      <Month
        {...{ limits, said, getDayNote, chosen, focusedDate, moveTo, range }}
        onChoose={choose}
      />
    </PickerFrame>
  );
}

interface MonthProps
  extends
    Pick<DatePickerViewProps, 'limits' | 'said' | 'getDayNote'>,
    Pick<PickMonthProps, 'focusedDate' | 'moveTo' | 'range'> {
  chosen: IsoDate;
  onChoose: (date: IsoDate) => void;
}

function Month({ chosen, onChoose, ...month }: MonthProps) {
  const { limits, getDayNote, moveTo } = month;
  const strings = useKitStrings();
  const today = todayIso({ now: useNow()() });
  const choose = (date: IsoDate) => {
    moveTo(date);
    if (canBeChosen(limits, date)) onChoose(date);
  };
  return (
    <>
      <PickMonth
        {...{ ...month, today }}
        choiceOf={(date) => ({ isChosen: date === chosen })}
        onPress={choose}
      />
      <Button size="small" variant="soft" tone="neutral" onPress={() => choose(today)}>
        {strings.today}
      </Button>
      <DateReadBack
        date={chosen}
        canSet={canBeChosen(limits, chosen)}
        words={getDayNote?.(chosen)?.words}
      />
    </>
  );
}

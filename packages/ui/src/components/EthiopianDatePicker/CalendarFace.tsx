/** The date picker as a calendar: a popover on a desktop, a sheet on a phone. */
import { etToIso, type IsoDate, isoToEt, todayIso } from '@digis/ethio-date';
import { useState } from 'react';
import { useKitStrings, useNow } from '../../theme/kit-context.ts';
import { Button } from '../Button/Button.tsx';
import { rangeOfYears, within } from '../MonthCalendar/calendar-window.ts';
import { PickerFrame, type PickerPlacement } from '../private/picker/PickerDialog.tsx';
import { canBeChosen, type DatePickerViewProps, offeredYears } from './date-limits.ts';
import { DateReadBack } from './DateReadBack.tsx';
import { PickMonth } from './PickMonth.tsx';

export interface CalendarFaceProps extends DatePickerViewProps {
  trigger: HTMLElement | null;
  placement: PickerPlacement | undefined;
}

/** Arrows move by day and week, Home and End to the month's ends, Page Up and Down by month, with Shift by year. */
export function CalendarFace(face: CalendarFaceProps) {
  const { title, start, limits, said, getDayNote, trigger, placement } = face;
  const { onSet, onClear, onClose } = face;
  const [chosen, setChosen] = useState(etToIso(start));
  return (
    <PickerFrame
      {...{ title, onClear, onClose, trigger, placement }}
      canSet={canBeChosen(limits, chosen)}
      onSet={() => onSet(isoToEt(chosen))}
    >
      <Month {...{ start, limits, said, getDayNote, chosen }} onChoose={setChosen} />
    </PickerFrame>
  );
}

interface MonthProps extends Pick<DatePickerViewProps, 'start' | 'limits' | 'said' | 'getDayNote'> {
  chosen: IsoDate;
  onChoose: (date: IsoDate) => void;
}

function Month({ start, limits, said, getDayNote, chosen, onChoose }: MonthProps) {
  const strings = useKitStrings();
  const today = todayIso({ now: useNow()() });
  const [focusedDate, setFocusedDate] = useState(chosen);
  const range = rangeOfYears(offeredYears(limits, start));
  const moveTo = (date: IsoDate) => setFocusedDate(within(range, date));
  const choose = (date: IsoDate) => {
    moveTo(date);
    if (canBeChosen(limits, date)) onChoose(date);
  };
  return (
    <>
      <PickMonth
        {...{ focusedDate, moveTo, today, range, limits, said, getDayNote }}
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

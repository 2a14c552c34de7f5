import { type EtDate, etToIso, type IsoDate, isoToEt, todayIso } from '@digis/ethio-date';
import { useEffect, useEffectEvent, useState } from 'react';
import { useKit } from '../../theme/kit-context.ts';
import { calendarWindow, rangeOfYears, within } from '../MonthCalendar/calendar-window.ts';
import { PickerDialog } from '../private/picker/PickerDialog.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { canBeChosen, type DatePickerViewProps } from './date-limits.ts';
import { DateLists } from './DateLists.tsx';
import { DateReadBack } from './DateReadBack.tsx';
import { listsBesideMonth } from './CalendarFace.css.ts';
import { PickMonth } from './PickMonth.tsx';
import { TypedDay, useTypedLine } from './TypedDay.tsx';
import { media } from '../../tokens/breakpoints.ts';
import { useMedia } from '../private/page-state.ts';

export function MonthDialog(props: DatePickerViewProps) {
  const { title, start, limits, said, getDayNote, onDaysShown, ...acts } = props;
  const { calendar, now } = useKit();
  const isPhone = useMedia(media.phone);
  const [date, setDate] = useState(start);
  const [seen, setSeen] = useState(etToIso(start));
  const today = todayIso({ now: now() });
  const iso = etToIso(date);
  const isOffered = canBeChosen(limits, iso);
  const range = rangeOfYears(limits.yearRange);
  useDaysShown(calendarWindow(calendar, seen), onDaysShown);

  const choose = (next: EtDate) => {
    setDate(next);
    setSeen(within(range, etToIso(next)));
  };
  const line = useTypedLine((day) => choose(isoToEt(day)));
  const canSet = isOffered && !line.isUnread;
  const chooseOtherwise = (next: EtDate) => {
    line.clear();
    choose(next);
  };
  const moveTo = (day: IsoDate) => setSeen(within(range, day));
  const press = (day: IsoDate) =>
    canBeChosen(limits, day) ? chooseOtherwise(isoToEt(day)) : moveTo(day);
  const set = () => acts.onSet(date);
  const enter = () => canSet && set();

  const month = (
    <Stack space="small">
      <PickMonth
        {...{ focusedDate: seen, moveTo, today, range, limits, said, getDayNote }}
        isBesideLists
        hasAutoFocus={isPhone}
        choiceOf={(day) => ({ isChosen: day === iso })}
        onPress={press}
      />
    </Stack>
  );
  const answer = <DateReadBack date={iso} canSet={isOffered} words={getDayNote?.(iso)?.words} />;

  return (
    <PickerDialog {...{ title, canSet, ...acts }} size="standard" onSet={set}>
      <div className={listsBesideMonth}>
        {isPhone && month}
        <Stack>
          {isPhone && answer}
          <TypedDay line={line} isAlwaysThere onEnter={enter} />
          <DateLists {...{ date, limits, said, start }} onChange={chooseOtherwise} />
          {!isPhone && answer}
        </Stack>
        {!isPhone && month}
      </div>
    </PickerDialog>
  );
}

function useDaysShown(
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
  onDaysShown: DatePickerViewProps['onDaysShown'],
) {
  const tell = useEffectEvent(() => onDaysShown?.({ from, to }));
  // oxlint-disable-next-line react/exhaustive-deps -- the days are told when they change, whoever listens
  useEffect(() => tell(), [from, to]);
}

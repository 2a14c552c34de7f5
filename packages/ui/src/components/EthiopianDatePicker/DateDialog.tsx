/** The date picker as lists of month, day and year, with the Gregorian date shown. */
import { type EtDate, etToIso, isoToEt } from '@digis/ethio-date';
import { useState } from 'react';
import { PickerDialog } from '../private/picker/PickerDialog.tsx';
import { canBeChosen, type DatePickerViewProps } from './date-limits.ts';
import { DateLists } from './DateLists.tsx';
import { DateReadBack } from './DateReadBack.tsx';
import { TypedDay, useTypedLine } from './TypedDay.tsx';

export function DateDialog(props: DatePickerViewProps) {
  const { title, start, limits, said, getDayNote, ...acts } = props;
  const [date, setDate] = useState(start);
  const iso = etToIso(date);
  const isOffered = canBeChosen(limits, iso);
  const line = useTypedLine((day) => setDate(isoToEt(day)));
  const canSet = isOffered && !line.isUnread;
  const set = () => acts.onSet(date);
  const chooseInLists = (next: EtDate) => {
    line.clear();
    setDate(next);
  };
  return (
    <PickerDialog
      title={title}
      canSet={canSet}
      onSet={set}
      onClose={acts.onClose}
      onClear={acts.onClear}
    >
      <TypedDay line={line} onEnter={() => canSet && set()} />
      <DateLists {...{ date, limits, said, start }} onChange={chooseInLists} />
      <DateReadBack date={iso} canSet={isOffered} words={getDayNote?.(iso)?.words} />
    </PickerDialog>
  );
}

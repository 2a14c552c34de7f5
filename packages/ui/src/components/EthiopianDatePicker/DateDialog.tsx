/** The date picker as lists of month, day and year, with the Gregorian date shown. */
import { etToIso } from '@digis/ethio-date';
import { useState } from 'react';
import { PickerDialog } from '../private/picker/PickerDialog.tsx';
import { canBeChosen, type DatePickerViewProps } from './date-limits.ts';
import { DateLists } from './DateLists.tsx';
import { DateReadBack } from './DateReadBack.tsx';

export function DateDialog(props: DatePickerViewProps) {
  const { title, start, limits, said, getDayNote, ...acts } = props;
  const [date, setDate] = useState(start);
  const iso = etToIso(date);
  const canSet = canBeChosen(limits, iso);
  return (
    <PickerDialog
      title={title}
      canSet={canSet}
      onSet={() => acts.onSet(date)}
      onClose={acts.onClose}
      onClear={acts.onClear}
    >
      <DateLists {...{ date, limits, said, start }} onChange={setDate} />
      <DateReadBack date={iso} canSet={canSet} words={getDayNote?.(iso)?.words} />
    </PickerDialog>
  );
}

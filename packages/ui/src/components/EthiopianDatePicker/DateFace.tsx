import { type EtDate, etToIso, isoToEt } from '@digis/ethio-date';
import { useState } from 'react';
import { type PickerPlacement, PickerDialog } from '../private/picker/PickerDialog.tsx';
import { CalendarFace } from './CalendarFace.tsx';
import { canBeChosen, type DatePickerViewProps, offeredYears } from './date-limits.ts';
import { DateLists } from './DateLists.tsx';
import { DateReadBack } from './DateReadBack.tsx';
import { MonthDialog } from './MonthDialog.tsx';
import { TypedDay, useTypedLine } from './TypedDay.tsx';

export interface DateFaceSettings {
  /**
   * `dialog`: lists of month, day and year. `calendar`: a month of days. `both`: the two, with an
   * input for a typed day (`16/5`, `24 jan`), which the others show at the first digit.
   * @default 'dialog'
   */
  variant?: 'dialog' | 'calendar' | 'both';
  /** Place of the calendar beside its field, on a desktop. @default 'bottom start' */
  placement?: PickerPlacement;
}

export interface DateFaceProps extends DatePickerViewProps {
  variant: DateFaceSettings['variant'];
  placement: PickerPlacement | undefined;
  trigger: HTMLElement | null;
}

export function DateFace({ variant = 'dialog', trigger, placement, ...given }: DateFaceProps) {
  const yearRange = offeredYears(given.limits, given.start);
  const face = { ...given, limits: { ...given.limits, yearRange } };
  if (variant === 'both') return <MonthDialog {...face} />;
  if (variant === 'dialog') return <DateDialog {...face} />;
  return <CalendarFace {...face} trigger={trigger} placement={placement} />;
}

function DateDialog(props: DatePickerViewProps) {
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

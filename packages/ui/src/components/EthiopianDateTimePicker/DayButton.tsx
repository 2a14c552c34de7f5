import { type EtDateWords, etToIso, type IsoDate, isoToEt, todayIso } from '@digis/ethio-date';
import { CalendarDays } from 'lucide-react';
import { useKit } from '../../theme/kit-context.ts';
import { dateWords } from '../DateText/date-words.ts';
import { DateText } from '../DateText/DateText.tsx';
import { type DateLimits, withinLimits } from '../EthiopianDatePicker/date-limits.ts';
import { DateFace, type DateFaceProps } from '../EthiopianDatePicker/DateFace.tsx';
import { PickerPart, type PickerPartProps } from '../private/picker/PickerPart.tsx';

export interface DayButtonProps
  extends
    Omit<PickerPartProps, 'value' | 'valueWords' | 'icon' | 'renderDialog'>,
    Pick<DateFaceProps, 'variant' | 'placement' | 'getDayNote' | 'onDaysShown'> {
  title: string;
  day: IsoDate | null;
  said: EtDateWords;
  limits: DateLimits;
  onSet: (day: IsoDate) => void;
  /** Undefined where the value is required. */
  onClear: (() => void) | undefined;
}

export function DayButton(props: DayButtonProps) {
  const { title, day, said, limits, variant, placement, getDayNote, onDaysShown, ...rest } = props;
  const { onSet, onClear, ...part } = rest;
  const kit = useKit();
  const words = day && dateWords(day, kit, said);
  const first = day ?? withinLimits(limits, todayIso({ now: kit.now() }));
  return (
    <PickerPart
      {...part}
      value={day && <DateText value={day} {...said} />}
      valueWords={words && `${words.first} (${words.other})`}
      icon={<CalendarDays aria-hidden />}
      renderDialog={(close, trigger) => (
        <DateFace
          {...{ title, variant, placement, trigger, limits, said, getDayNote, onDaysShown }}
          start={isoToEt(first)}
          onClose={close}
          onClear={
            onClear &&
            (() => {
              onClear();
              close();
            })
          }
          onSet={(date) => {
            onSet(etToIso(date));
            close();
          }}
        />
      )}
    />
  );
}

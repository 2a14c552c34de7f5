import type { IsoDate, Time } from '@digis/ethio-date';
import { Clock } from 'lucide-react';
import { useKit } from '../../theme/kit-context.ts';
import { PickerPart, type PickerPartProps } from '../private/picker/PickerPart.tsx';
import { timeWords } from '../TimeText/time-words.ts';
import { TimeText } from '../TimeText/TimeText.tsx';
import { TimeDialog } from './TimeDialog.tsx';

export interface TimeButtonProps extends Omit<
  PickerPartProps,
  'value' | 'valueWords' | 'icon' | 'renderDialog'
> {
  title: string;
  time: Time | null;
  day?: IsoDate | null;
  note?: string | undefined;
  onSet: (time: Time) => void;
}

export function TimeButton({ title, time, day = null, note, onSet, ...part }: TimeButtonProps) {
  const { dates, strings } = useKit();
  const words = time && timeWords(time, dates, day);
  const both = words && `${words.ethiopic} · ${words.western}`;
  return (
    <PickerPart
      {...part}
      value={time && <TimeText value={time} pickedDay={day ?? undefined} />}
      valueWords={both && [both, note].filter(Boolean).join(strings.comma)}
      icon={<Clock aria-hidden />}
      renderDialog={(close) => (
        <TimeDialog
          title={title}
          start={time}
          eventDate={day}
          onClose={close}
          onSet={(chosen) => {
            onSet(chosen);
            close();
          }}
        />
      )}
    />
  );
}

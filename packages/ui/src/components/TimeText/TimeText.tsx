/** A time on both clocks: `9:00 in the afternoon · 3:00 PM`. */
import { type IsoDate, isTime, type Time } from '@digis/ethio-date';
import { useKit } from '../../theme/kit-context.ts';
import { DASH } from '../private/unusable.ts';
import { timeWords } from './time-words.ts';
import { part } from './TimeText.css.ts';

export interface TimeTextProps {
  /** 24-hour, `HH:MM`. */
  value: Time;
  /** The day that was picked with it: a time after midnight then names the civil day it falls on. */
  pickedDay?: IsoDate;
  /** One clock alone, where both are shown already. */
  only?: 'ethiopic' | 'western';
}

/** Every time of day, on the Ethiopian clock and the other. To choose one take `EthiopianTimePicker`. */
export function TimeText({ value, pickedDay, only }: TimeTextProps) {
  const { locale } = useKit();
  if (!isTime(value)) return <span title={value}>{DASH}</span>;
  const both = timeWords(value, locale, pickedDay);
  if (only) return <time dateTime={value}>{both[only]}</time>;
  return (
    <time dateTime={value}>
      <span className={part}>{`${both.ethiopic} ·`}</span>{' '}
      <span className={part}>{both.western}</span>
    </time>
  );
}

/** A time on both clocks: `9:00 in the afternoon · 3:00 PM`. */
import { type IsoDate, isTime, type Time } from '@digis/ethio-date';
import { useKit } from '../../theme/kit-context.ts';
import { DASH } from '../private/unusable.ts';
import { timeWords } from './time-words.ts';
import { otherClock, part } from './TimeText.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface TimeTextProps extends CommonProps {
  /** 24-hour, `HH:MM`. */
  value: Time;
  /**
   * Day of the event as picked; for a time after midnight the text then also names the civil day.
   */
  pickedDay?: IsoDate;
  /** Shows one clock. */
  only?: 'ethiopic' | 'western';
}

/** To choose a time use `EthiopianTimePicker`. */
export function TimeText({ value, pickedDay, only, id, data }: TimeTextProps) {
  const { dates } = useKit();
  const common = rootProps({ id, data });
  if (!isTime(value))
    return (
      <span {...common} title={value}>
        {DASH}
      </span>
    );
  const both = timeWords(value, dates, pickedDay);
  if (only)
    return (
      <time {...common} dateTime={value}>
        {both[only]}
      </time>
    );
  return (
    <time {...common} dateTime={value}>
      <span className={part}>
        {both.ethiopic}
        <span className={otherClock}> ·</span>
      </span>{' '}
      <span className={`${part} ${otherClock}`}>{both.western}</span>
    </time>
  );
}

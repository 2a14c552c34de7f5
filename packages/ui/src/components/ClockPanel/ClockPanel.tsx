/** Day and time in Addis Ababa, in both calendars and on both clocks. */
import {
  formatEtDate,
  formatEthiopianTime,
  formatGregorian,
  formatWesternTime,
  isoToEt,
  timeOfDay,
  todayIso,
} from '@digis/ethio-date';
import type { ReactNode } from 'react';
import { useKit } from '../../theme/kit-context.ts';
import { clock, heading as headingStyle, line, panel, strong } from './ClockPanel.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { useTicks } from '../private/use-ticks.ts';

export interface ClockPanelProps extends CommonProps {
  heading?: ReactNode;
}

/** Ignores the device's time zone. Screen readers do not announce each change. */
export function ClockPanel({ heading, ...rest }: ClockPanelProps) {
  const { dates } = useKit();
  const now = useTicks(1000);
  const today = todayIso({ now });
  const time = timeOfDay({ now });
  return (
    <div {...rootProps(rest)} className={panel}>
      {heading && <span className={headingStyle}>{heading}</span>}
      <time dateTime={today}>
        <span className={`${line} ${strong}`}>{formatEtDate(isoToEt(today), 'medium', dates)}</span>
        <span className={line}>{formatGregorian(today, 'full', dates)}</span>
      </time>
      <time dateTime={time}>
        <span className={`${line} ${clock}`}>{formatWesternTime(time, dates)}</span>
        <span className={line}>{formatEthiopianTime(time.slice(0, 5), dates)}</span>
      </time>
    </div>
  );
}

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
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { useKit, useNow } from '../../theme/kit-context.ts';
import { clock, heading as headingStyle, line, panel, strong } from './ClockPanel.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

/** The provider's clock in whole seconds, rendered again at each of them while the page is visible. */
function useSeconds(): number {
  const now = useNow();
  const subscribe = useCallback(
    (onTick: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const run = () => {
        onTick();
        // Set again each time, so that the ticks stay on the second.
        timer = document.hidden ? undefined : setTimeout(run, 1000 - (now() % 1000));
      };
      const restart = () => {
        clearTimeout(timer);
        run();
      };
      run();
      document.addEventListener('visibilitychange', restart);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', restart);
      };
    },
    [now],
  );
  const seconds = () => Math.floor(now() / 1000);
  return useSyncExternalStore(subscribe, seconds, seconds);
}

export interface ClockPanelProps extends CommonProps {
  heading?: ReactNode;
}

/** Follows the provider's clock in every time zone of the device, and is not announced by itself. */
export function ClockPanel({ heading, ...rest }: ClockPanelProps) {
  const { locale } = useKit();
  const now = useSeconds() * 1000;
  const today = todayIso({ now });
  const time = timeOfDay({ now });
  return (
    <div {...rootProps(rest)} className={panel}>
      {heading && <span className={headingStyle}>{heading}</span>}
      <time dateTime={today}>
        <span className={`${line} ${strong}`}>
          {formatEtDate(isoToEt(today), 'medium', locale)}
        </span>
        <span className={line}>{formatGregorian(today, 'full', locale)}</span>
      </time>
      <time dateTime={time}>
        <span className={`${line} ${clock}`}>{formatWesternTime(time, locale)}</span>
        <span className={line}>{formatEthiopianTime(time.slice(0, 5), locale)}</span>
      </time>
    </div>
  );
}

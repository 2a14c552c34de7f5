import { useEffect, useEffectEvent } from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { announce } from '../private/announce.ts';
import { useFieldValue } from '../private/field/use-field-value.ts';

export interface MaskSettings {
  isMasked?: boolean;
  /** @default true */
  defaultMasked?: boolean;
  onMaskChange?: (isMasked: boolean) => void;
  /** Milliseconds until the sums are hidden again. @default 60000 */
  autoMaskAfterMs?: number;
  /** @default true */
  maskOnHidden?: boolean;
  /** For tests: starts a timer and returns a function that cancels it. */
  startTimer?: StartTimer;
}

export type StartTimer = (callback: () => void, ms: number) => () => void;

const browserTimer: StartTimer = (callback, ms) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

export function useMask(settings: MaskSettings): [boolean, (isMasked: boolean) => void] {
  const { isMasked: given, defaultMasked, onMaskChange, autoMaskAfterMs = 60_000 } = settings;
  const { maskOnHidden = true, startTimer = browserTimer } = settings;
  const strings = useKitStrings();
  const [isMasked, setIsMasked] = useFieldValue(
    { value: given, defaultValue: defaultMasked, onChange: onMaskChange },
    true,
  );

  function change(next: boolean) {
    setIsMasked(next);
    announce(next ? strings.balancesHidden : strings.balancesShown);
  }

  const hide = useEffectEvent(() => change(true));
  useEffect(() => {
    if (isMasked) return undefined;
    const stopTimer = startTimer(() => hide(), autoMaskAfterMs);
    const handleVisibility = () => {
      if (document.hidden && maskOnHidden) hide();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      stopTimer();
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [isMasked, autoMaskAfterMs, maskOnHidden, startTimer]);

  return [isMasked, change];
}

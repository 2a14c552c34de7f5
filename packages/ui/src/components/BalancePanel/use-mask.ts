/** Whether sums are hidden: shown by request only, and hidden again when the page is left or after a while. */
import { useEffect, useEffectEvent } from 'react';
import { useKitStrings } from '../../i18n/use-kit-strings.ts';
import { announce } from '../private/announce.ts';
import { useFieldValue } from '../private/use-field-value.ts';

export interface MaskSettings {
  isMasked?: boolean;
  /** @default true */
  defaultMasked?: boolean;
  onMaskChange?: (isMasked: boolean) => void;
  /** How long the sums stay in sight, in milliseconds. @default 60000 */
  autoMaskAfterMs?: number;
}

export function useMask(settings: MaskSettings): [boolean, (isMasked: boolean) => void] {
  const { isMasked: given, defaultMasked, onMaskChange, autoMaskAfterMs = 60_000 } = settings;
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
    const timer = setTimeout(() => hide(), autoMaskAfterMs);
    const handleVisibility = () => {
      if (document.hidden) hide();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [isMasked, autoMaskAfterMs]);

  return [isMasked, change];
}

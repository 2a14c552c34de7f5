/** Explains why a quarter before the first hour of a part of the day cannot be chosen, and offers the nearest time. SPEC: D17 */
import { formatEthiopianTime, formatWesternTime } from '@digis/ethio-date';
import { parsePickerTime, type PickerTime } from '@digis/ethio-date/picker';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';

export interface OutsideOfZoneProps {
  suggestion: PickerTime;
  onTake: () => void;
}

export function OutsideOfZone({ suggestion, onTake }: OutsideOfZoneProps) {
  const { locale } = useKit();
  const strings = useKitStrings();
  const parsed = parsePickerTime(suggestion);
  const words = parsed.ok
    ? `${formatEthiopianTime(parsed.time, locale)} (${formatWesternTime(parsed.time, locale)})`
    : '';
  return (
    <>
      <Notice tone="critical" isLive>
        {strings.outsideOfZone}
      </Notice>
      <Button variant="soft" onPress={onTake}>
        {strings.takeInstead(words)}
      </Button>
    </>
  );
}

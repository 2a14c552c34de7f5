/** A time in words, on the Ethiopian clock and on the other. SPEC: D145 */
import {
  formatEthiopianTime,
  formatWesternTime,
  type IsoDate,
  type Locale,
  type Time,
} from '@digis/ethio-date';
import { usableDate } from '../private/unusable.ts';

/** The words of a valid time. */
export const timeWords = (value: Time, locale: Locale, pickedDay?: IsoDate | null) => ({
  ethiopic: formatEthiopianTime(value, locale),
  western: formatWesternTime(value, locale, usableDate(pickedDay) ?? undefined),
});

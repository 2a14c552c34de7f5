/** D145 */
import {
  formatEthiopianTime,
  formatWesternTime,
  type IsoDate,
  type DateLocale,
  type Time,
} from '@digis/ethio-date';
import { usableDate } from '../private/unusable.ts';

export const timeWords = (value: Time, dates: DateLocale, pickedDay?: IsoDate | null) => ({
  ethiopic: formatEthiopianTime(value, dates),
  western: formatWesternTime(value, dates, usableDate(pickedDay) ?? undefined),
});

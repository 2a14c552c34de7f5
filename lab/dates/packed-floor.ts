/** The benchmark's lower limit: packed days, without validation or objects. */
import type { CalendarDay } from '@digis/ethio-date';

export const pack = ({ year, month, day }: CalendarDay): number => (year << 9) | (month << 5) | day;

const MARCH_EPOCH = 719_468;
const FIRST_DAY = -716_367;

export function packedToEthiopic(packed: number): number {
  const month = (packed >> 5) & 15;
  const year = month < 3 ? (packed >> 9) - 1 : packed >> 9;
  const century = (year / 100) | 0;
  const dayOfYear = (979 * (month < 3 ? month + 12 : month) - 2919) >> 5;
  const leapDays = (year >> 2) - century + (century >> 2);
  const days = 365 * year + leapDays + dayOfYear + (packed & 31) - 1 - MARCH_EPOCH - FIRST_DAY;
  const etYear = ((4 * days + 1463) / 1461) | 0;
  const etDay = days - 365 * (etYear - 1) - (etYear >> 2);
  const etMonth = (etDay / 30) | 0;
  return (etYear << 9) | ((etMonth + 1) << 5) | (etDay - 30 * etMonth + 1);
}

export function packedToGregorian(packed: number): number {
  const etYear = packed >> 9;
  const day = 365 * (etYear - 1) + (etYear >> 2) + 30 * ((packed >> 5) & 15) + (packed & 31) - 31;
  const quarters = 4 * (day + FIRST_DAY + MARCH_EPOCH) + 3;
  const century = (quarters / 146_097) | 0;
  const rest = (quarters - century * 146_097) | 3;
  const yearOfCentury = (rest / 1461) | 0;
  const dayOfYear = (rest - yearOfCentury * 1461) >> 2;
  const march = ((5 * dayOfYear + 2) / 153) | 0;
  const year = 100 * century + yearOfCentury + (march < 10 ? 0 : 1);
  const month = march < 10 ? march + 3 : march - 9;
  return (year << 9) | (month << 5) | (dayOfYear - (((153 * march + 2) / 5) | 0) + 1);
}

/** Which days may be chosen. */
import type { IsoDate } from '@digis/ethio-date';

export interface DateLimits {
  /** Ethiopian years that are offered. @default [1950, 2099] */
  yearRange: readonly [first: number, last: number];
  minValue: IsoDate | undefined;
  maxValue: IsoDate | undefined;
}

type Ends = Pick<DateLimits, 'minValue' | 'maxValue'>;

export function withinLimits({ minValue, maxValue }: Ends, iso: IsoDate): IsoDate {
  if (minValue && iso < minValue) return minValue;
  return maxValue && iso > maxValue ? maxValue : iso;
}

export const isWithinLimits = (ends: Ends, iso: IsoDate): boolean =>
  withinLimits(ends, iso) === iso;

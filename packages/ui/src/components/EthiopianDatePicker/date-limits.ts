/** Which days may be chosen. */
import type { IsoDate } from '@digis/ethio-date';

export interface DateLimits {
  /** Ethiopian years that are offered. @default [1950, 2099] */
  yearRange: readonly [first: number, last: number];
  minValue: IsoDate | undefined;
  maxValue: IsoDate | undefined;
  /** Days between the ends that cannot be chosen, as those that are full. */
  isDateUnavailable: ((iso: IsoDate) => boolean) | undefined;
}

type Ends = Pick<DateLimits, 'minValue' | 'maxValue'>;

export function withinLimits({ minValue, maxValue }: Ends, iso: IsoDate): IsoDate {
  if (minValue && iso < minValue) return minValue;
  return maxValue && iso > maxValue ? maxValue : iso;
}

export const canBeChosen = (limits: DateLimits, iso: IsoDate): boolean =>
  withinLimits(limits, iso) === iso && !limits.isDateUnavailable?.(iso);

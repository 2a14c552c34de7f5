/** Public holidays by Proclamation 1334/2024 and by the earlier law. */
import { fasikaInYear, newYearDay } from './bahire-hasab.ts';
import { fromEpochDay, toEpochDay } from '../calendar/conversion.ts';
import type { EtDate } from '../calendar/ethio-date.ts';
import { type IslamicFeastKey, islamicFeasts, type ObservedFeast } from './islamic-feasts.ts';

export type HolidayLaw = '1334/2024' | 'pre-2024';
export type HolidayKind = 'national' | 'memorial' | 'religious';
export type HolidayKey = FixedHolidayKey | IslamicFeastKey;

export interface Holiday {
  readonly key: HolidayKey;
  readonly date: EtDate;
  readonly kind: HolidayKind;
  /**
   * True if offices close; they stay open on memorial days. A holiday on a weekend is not moved.
   */
  readonly closed: boolean;
  /** True if it is calculated and the moon may move it by one day. */
  readonly estimated: boolean;
}

export interface HolidayOptions {
  /** The applicable law. @default the law in force that year, 1334/2024 from 2017 */
  readonly law?: HolidayLaw;
  /** Islamic feasts as announced, which replace the estimates. */
  readonly observed?: readonly ObservedFeast[];
}

type FixedHolidayKey = keyof typeof rules;

interface HolidayRule {
  readonly kind: HolidayKind;
  /** Days from Meskerem 1. */
  readonly dayInYear: (year: number) => number;
  readonly law?: HolidayLaw;
}

const FIRST_YEAR_OF_1334 = 2017;

const on =
  (month: number, day: number): HolidayRule['dayInYear'] =>
  () =>
    (month - 1) * 30 + day - 1;

/** Gena has a fixed Julian day: Tahsas 28 after a year with Pagume 6, otherwise Tahsas 29. */
export const genaInYear = (year: number): number => 90 + (year % 4 === 0 ? 27 : 28);
export const timketInYear = on(5, 11);

const rules = {
  enkutatash: { kind: 'national', dayInYear: on(1, 1) },
  meskel: { kind: 'religious', dayInYear: on(1, 17) },
  nations: { kind: 'memorial', dayInYear: on(3, 29) },
  gena: { kind: 'religious', dayInYear: genaInYear },
  timket: { kind: 'religious', dayInYear: timketInYear },
  martyrs: { kind: 'memorial', dayInYear: on(6, 12) },
  adwa: { kind: 'national', dayInYear: on(6, 23) },
  siklet: { kind: 'religious', dayInYear: (year) => fasikaInYear(year) - 2 },
  fasika: { kind: 'religious', dayInYear: fasikaInYear },
  labour: { kind: 'national', dayInYear: on(8, 23) },
  patriots: { kind: 'national', dayInYear: on(8, 27) },
  ginbot20: { kind: 'national', dayInYear: on(9, 20), law: 'pre-2024' },
} as const satisfies Record<string, HolidayRule>;

const fixedKeys = Object.keys(rules).filter((key): key is FixedHolidayKey => key in rules);

const lawOf = (year: number): HolidayLaw => (year < FIRST_YEAR_OF_1334 ? 'pre-2024' : '1334/2024');

/** The result is not sorted. */
export function holidaysWhere(
  year: number,
  { law = lawOf(year), observed }: HolidayOptions,
  isWanted: (epochDay: number) => boolean,
): Holiday[] {
  const newYear = newYearDay(year);
  const holidays: Holiday[] = [];
  for (const key of fixedKeys) {
    const rule: HolidayRule = rules[key];
    const day = newYear + rule.dayInYear(year);
    if (isWanted(day) && (rule.law === undefined || rule.law === law)) {
      const { kind } = rule;
      const date = fromEpochDay(day);
      holidays.push({ key, date, kind, closed: kind !== 'memorial', estimated: false });
    }
  }
  for (const feast of islamicFeasts(year, observed)) {
    if (isWanted(toEpochDay(feast.date))) {
      holidays.push({ ...feast, kind: 'religious', closed: true });
    }
  }
  return holidays;
}

/**
 * The public holidays of an Ethiopian year, in calendar order.
 * @throws EthioDateError outside the years 1-9999
 * @example publicHolidays(2018)[1].key //=> 'meskel'
 */
export const publicHolidays = (year: number, options: HolidayOptions = {}): readonly Holiday[] =>
  holidaysWhere(year, options, () => true).sort((a, b) => toEpochDay(a.date) - toEpochDay(b.date));

/**
 * Bahire Hasab, the Ethiopian computus: calculates the movable days of a year from the lunar cycle.
 */
import { weekdayOf } from '../calendar/calendar.ts';
import { fromEpochDay, toEpochDay } from '../calendar/conversion.ts';
import type { EtDate } from '../calendar/ethio-date.ts';

const YEARS_BEFORE_ERA = 5500;
/** Days from the metqi to Nineveh by the weekday of the metqi, Sunday first. */
const TEWSAK = [7, 6, 5, 4, 3, 2, 8] as const;

/** Days from Nineveh to each movable day. */
const AFTER_NINEVEH = {
  nineveh: 0,
  abiyTsom: 14,
  debreZeit: 41,
  hosanna: 62,
  siklet: 67,
  fasika: 69,
  rikbeKahnat: 93,
  erget: 108,
  paraclete: 118,
  tsomeHawaryat: 119,
  tsomeDihnet: 121,
} as const;

export type MovableDay = keyof typeof AFTER_NINEVEH;
export type Evangelist = (typeof evangelists)[number];

/** In the order of their years; a year of Luke has Pagume 6. */
export const evangelists = ['yohannes', 'matewos', 'markos', 'lukas'] as const;

export interface BahireHasab {
  readonly ameteAlem: number;
  readonly evangelist: Evangelist;
  readonly medeb: number;
  readonly wenber: number;
  readonly abektie: number;
  readonly metqi: number;
}

export const newYearDay = (year: number): number => toEpochDay({ year, month: 1, day: 1 });

const wenberOf = (year: number): number => (YEARS_BEFORE_ERA + year + 18) % 19;
/** A metqi of 0 counts as 30, which occurs once in 19 years. */
const metqiOf = (wenber: number): number => (wenber * 19) % 30 || 30;

/**
 * The computus of a year.
 * @throws EthioDateError outside the years 1-9999
 * @example bahireHasab(2018).metqi //=> 18
 */
export function bahireHasab(year: number): BahireHasab {
  newYearDay(year);
  const ameteAlem = YEARS_BEFORE_ERA + year;
  const wenber = wenberOf(year);
  return {
    ameteAlem,
    evangelist: evangelists[year % 4] ?? 'yohannes',
    medeb: ameteAlem % 19,
    wenber,
    abektie: (wenber * 11) % 30,
    metqi: metqiOf(wenber),
  };
}

/** Days from Meskerem 1 to Nineveh. */
function ninevehInYear(year: number): number {
  const metqi = metqiOf(wenberOf(year));
  const isInMeskerem = metqi > 14;
  const metqiDay = newYearDay(year) + (isInMeskerem ? 0 : 30) + metqi - 1;
  return (isInMeskerem ? 120 : 150) + metqi - 1 + (TEWSAK[weekdayOf(metqiDay)] ?? 0);
}

/** Days from Meskerem 1 to Fasika. */
export const fasikaInYear = (year: number): number => ninevehInYear(year) + AFTER_NINEVEH.fasika;

/**
 * The movable feasts and fasts of a year, by their key.
 * @throws EthioDateError outside the years 1-9999
 * @example movableDays(2018).fasika //=> { year: 2018, month: 8, day: 4 }
 */
export function movableDays(year: number): Readonly<Record<MovableDay, EtDate>> {
  const nineveh = newYearDay(year) + ninevehInYear(year);
  const after = (key: MovableDay): EtDate => fromEpochDay(nineveh + AFTER_NINEVEH[key]);
  return {
    nineveh: after('nineveh'),
    abiyTsom: after('abiyTsom'),
    debreZeit: after('debreZeit'),
    hosanna: after('hosanna'),
    siklet: after('siklet'),
    fasika: after('fasika'),
    rikbeKahnat: after('rikbeKahnat'),
    erget: after('erget'),
    paraclete: after('paraclete'),
    tsomeHawaryat: after('tsomeHawaryat'),
    tsomeDihnet: after('tsomeDihnet'),
  };
}

/** Holidays, fasts and evangelists in Amharic and English. */
import type { Evangelist, MovableDay } from '../feasts/bahire-hasab.ts';
import type { FastKey } from '../feasts/fasts.ts';
import type { HolidayKey } from '../feasts/holidays.ts';
import type { EtDate } from '../calendar/ethio-date.ts';
import { weekday } from '../calendar/calendar.ts';
import { type Locale, weekdayNames } from './names.ts';

export const holidayNames = {
  am: {
    enkutatash: 'እንቁጣጣሽ',
    meskel: 'መስቀል',
    nations: 'የብሔር ብሔረሰቦችና ሕዝቦች ቀን',
    gena: 'ገና',
    timket: 'ጥምቀት',
    martyrs: 'የሰማዕታት ቀን',
    adwa: 'የዓድዋ ድል በዓል',
    siklet: 'ስቅለት',
    fasika: 'ፋሲካ',
    labour: 'የሠራተኞች ቀን',
    patriots: 'የአርበኞች ቀን',
    ginbot20: 'ግንቦት 20',
    mawlid: 'መውሊድ',
    eidFitr: 'ዒድ አል-ፈጥር',
    eidAdha: 'ዒድ አል-አድሐ',
  },
  en: {
    enkutatash: 'New Year',
    meskel: 'Meskel',
    nations: 'Nations, Nationalities and Peoples’ Day',
    gena: 'Christmas',
    timket: 'Epiphany',
    martyrs: 'Martyrs’ Day',
    adwa: 'Victory of Adwa',
    siklet: 'Good Friday',
    fasika: 'Easter',
    labour: 'Labour Day',
    patriots: 'Patriots’ Victory Day',
    ginbot20: 'Downfall of the Derg',
    mawlid: 'Mawlid',
    eidFitr: 'Eid al-Fitr',
    eidAdha: 'Eid al-Adha',
  },
} as const satisfies Record<Locale, Record<HolidayKey, string>>;

export const fastNames = {
  am: {
    nebiyat: 'ጾመ ነቢያት',
    gahadTimket: 'የጥምቀት ገሃድ',
    nineveh: 'ጾመ ነነዌ',
    abiyTsom: 'ዐቢይ ጾም',
    hawaryat: 'ጾመ ሐዋርያት',
    filseta: 'ጾመ ፍልሰታ',
    wednesdayFriday: 'ጾመ ድኅነት',
  },
  en: {
    nebiyat: 'Advent fast',
    gahadTimket: 'Eve of Epiphany',
    nineveh: 'Fast of Nineveh',
    abiyTsom: 'Great Lent',
    hawaryat: 'Fast of the Apostles',
    filseta: 'Fast of the Assumption',
    wednesdayFriday: 'Wednesday and Friday fast',
  },
} as const satisfies Record<Locale, Record<FastKey, string>>;

/**
 * The name of a fast on a day; the fast of Wednesday and Friday is named by the weekday.
 * @example fastNameOn({ year: 2019, month: 3, day: 16 }, 'wednesdayFriday', 'en') //=> 'Wednesday fast'
 */
export function fastNameOn(date: EtDate, key: FastKey, locale: Locale): string {
  if (key !== 'wednesdayFriday') return fastNames[locale][key];
  const day = weekdayNames[locale][weekday(date)] ?? '';
  return locale === 'am' ? `የ${day} ጾም` : `${day} fast`;
}

export const movableDayNames = {
  am: {
    nineveh: 'ጾመ ነነዌ',
    abiyTsom: 'ዐቢይ ጾም',
    debreZeit: 'ደብረ ዘይት',
    hosanna: 'ሆሳዕና',
    siklet: 'ስቅለት',
    fasika: 'ፋሲካ',
    rikbeKahnat: 'ርክበ ካህናት',
    erget: 'ዕርገት',
    paraclete: 'ጰራቅሊጦስ',
    tsomeHawaryat: 'ጾመ ሐዋርያት',
    tsomeDihnet: 'ጾመ ድኅነት',
  },
  en: {
    nineveh: 'Fast of Nineveh',
    abiyTsom: 'Great Lent',
    debreZeit: 'Mid-Lent',
    hosanna: 'Palm Sunday',
    siklet: 'Good Friday',
    fasika: 'Easter',
    rikbeKahnat: 'Synod of the priests',
    erget: 'Ascension',
    paraclete: 'Pentecost',
    tsomeHawaryat: 'Fast of the Apostles',
    tsomeDihnet: 'Fast of Salvation',
  },
} as const satisfies Record<Locale, Record<MovableDay, string>>;

export const evangelistNames = {
  am: { yohannes: 'ዮሐንስ', matewos: 'ማቴዎስ', markos: 'ማርቆስ', lukas: 'ሉቃስ' },
  en: { yohannes: 'John', matewos: 'Matthew', markos: 'Mark', lukas: 'Luke' },
} as const satisfies Record<Locale, Record<Evangelist, string>>;

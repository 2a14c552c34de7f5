import * as am from '../languages/am-names.ts';
import * as en from '../languages/en-names.ts';
import type { DayPart } from '../clock/ethio-time.ts';

export type Locale = 'en' | 'am';
type Words = readonly string[];

export const monthNames = { am: am.months, en: en.months } as const satisfies Record<Locale, Words>;

export const gregorianMonthNames = {
  am: [
    'ጃንዩወሪ',
    'ፌብሩወሪ',
    'ማርች',
    'ኤፕሪል',
    'ሜይ',
    'ጁን',
    'ጁላይ',
    'ኦገስት',
    'ሴፕቴምበር',
    'ኦክቶበር',
    'ኖቬምበር',
    'ዲሴምበር',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const satisfies Record<Locale, Words>;

const cut = (names: Words, letters: number): Words => names.map((name) => name.slice(0, letters));

/** Short enough for the corner of a day; Amharic text has no abbreviations. */
export const shortMonthNames = {
  am: /* @__PURE__ */ cut(am.months, 3),
  en: /* @__PURE__ */ cut(en.months, 3),
} as const satisfies Record<Locale, Words>;

export const shortGregorianMonthNames = {
  am: /* @__PURE__ */ cut(gregorianMonthNames.am, 3),
  en: /* @__PURE__ */ cut(gregorianMonthNames.en, 3),
} as const satisfies Record<Locale, Words>;

/** Sunday first. */
export const weekdayNames = {
  am: am.weekdays,
  en: en.weekdays,
} as const satisfies Record<Locale, Words>;

/** Short enough for the head of a column, Sunday first. */
export const shortWeekdayNames = {
  am: /* @__PURE__ */ cut(am.weekdays, 3),
  en: /* @__PURE__ */ cut(en.weekdays, 3),
} as const satisfies Record<Locale, Words>;

/** One letter each, Sunday first. */
export const narrowWeekdayNames = {
  am: /* @__PURE__ */ cut(am.weekdays, 1),
  en: /* @__PURE__ */ cut(en.weekdays, 1),
} as const satisfies Record<Locale, Words>;

/** Words beside an hour: ከቀኑ 9 ሰዓት, 9:00 in the afternoon. */
export const dayPartWords = {
  am: { night: 'ከሌሊቱ', morning: 'ከጠዋቱ', afternoon: 'ከቀኑ', evening: 'ከምሽቱ' },
  en: {
    night: 'at night',
    morning: 'in the morning',
    afternoon: 'in the afternoon',
    evening: 'in the evening',
  },
} as const satisfies Record<Locale, Record<DayPart, string>>;

/** Holidays and fasts of a day, in words. The sign-in does not load them. SPEC: D120 */
import type { Schemas } from '@digis/api-client/contract';
import { dayInfo, fastNameOn, holidayNames, isoToEt } from '@digis/ethio-date';
import type { Holiday, IsoDate } from '@digis/ethio-date';
import type { WrittenLocale } from '@digis/ui';
import { t } from '@lingui/core/macro';

/** What the business says about days. */
export interface DayRules {
  readonly showsFasts: boolean;
  readonly feasts: readonly Schemas['FeastDate'][];
}

export interface DayFacts {
  /** The names of its fasts; none where the business does not show them. */
  readonly fasts: readonly string[];
  /** All of it, for a name or a line. */
  readonly words: string;
  /** Its holidays in the few letters that a cell of the month has room for. */
  readonly content: string;
  /** The same as signs, for a cell of a phone. */
  readonly mark: string;
  /** The longest of its fasts. */
  readonly band: string | undefined;
}

/** What is not ordinary about a day; null where nothing is. */
export function dayFacts(day: IsoDate, rules: DayRules, language: WrittenLocale): DayFacts | null {
  const date = isoToEt(day);
  const observed = rules.feasts.map((feast) => ({ key: feast.feast, date: isoToEt(feast.date) }));
  const info = dayInfo(date, { observed });
  const fasts = rules.showsFasts ? info.fasts.map((key) => fastNameOn(date, key, language)) : [];
  if (info.holidays.length + fasts.length === 0) return null;
  const named = info.holidays.map((holiday) => ({
    ...holiday,
    sign: holiday.closed ? '◆' : '◇',
    name: holidayNames[language][holiday.key],
  }));
  return {
    fasts,
    words: [...named.map(holidayWords), ...fasts].join(t`, `),
    content: named
      .map(({ sign, name, estimated }) => `${sign} ${name}${estimated ? ' ±1' : ''}`)
      .join(' · '),
    mark: named.map(({ sign }) => sign).join(''),
    // Of a single day the head of its column says which.
    band: fasts[0] && (info.fasts[0] === 'wednesdayFriday' ? t`Fast` : fasts[0]),
  };
}

type NamedHoliday = Pick<Holiday, 'closed' | 'estimated'> & { readonly name: string };

function holidayWords({ name, closed, estimated }: NamedHoliday): string {
  const notes = [
    closed ? t`public holiday` : t`offices are open`,
    ...(estimated ? [t`may move by one day`] : []),
  ];
  return `${name} (${notes.join(t`, `)})`;
}

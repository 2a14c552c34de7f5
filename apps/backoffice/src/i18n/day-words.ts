/** Words for holidays and fasts, which the sign-in does not load. D120 */
import type { Schemas } from '@digis/api-client/contract';
import { dayInfo, fastNameOn, holidayNames, isoToEt } from '@digis/ethio-date';
import type { Holiday, IsoDate } from '@digis/ethio-date';
import type { WrittenLocale } from '@digis/ui';
import { t } from '@lingui/core/macro';

export interface DayRules {
  readonly showsFasts: boolean;
  readonly feasts: readonly Schemas['FeastDate'][];
}

export interface DayFacts {
  readonly fasts: readonly string[];
  readonly words: string;
  readonly content: string;
  readonly mark: string;
  readonly band: string | undefined;
}

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
    // A weekly fast needs no name: the column head already names the weekday.
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

/** What a day is for a caterer: its holidays and its fasts, in words and as signs. */
import type { Schemas } from '@digis/api-client/contract';
import { dayInfo, fastNameOn, holidayNames, isoToEt } from '@digis/ethio-date';
import { type I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import useSWR from 'swr';

export interface DayFacts {
  /** All of it, for the name of the day. */
  readonly words: string;
  /** The same as signs, for a cell of the calendar. */
  readonly mark: string;
}

interface DayRules {
  readonly showsFasts: boolean;
  readonly feasts: readonly Schemas['FeastDate'][];
}

function rulesOf(settings: readonly Schemas['Setting'][]): DayRules {
  const valueOf = (wanted: Schemas['Setting']['name']) =>
    settings.find(({ name }) => name === wanted)?.value;
  return {
    showsFasts: valueOf('show_fasts') !== 'false',
    feasts: JSON.parse(valueOf('feast_dates') || '[]'),
  };
}

/** What is not ordinary about a day; null where nothing is. */
function factsOf(day: string, { showsFasts, feasts }: DayRules, _: I18n['_']): DayFacts | null {
  const date = isoToEt(day);
  const observed = feasts.map((feast) => ({ key: feast.feast, date: isoToEt(feast.date) }));
  const { holidays, fasts: all } = dayInfo(date, { observed });
  const fasts = showsFasts ? all.map((key) => fastNameOn(date, key, 'en')) : [];
  if (holidays.length + fasts.length === 0) return null;
  const names = holidays.map(({ key, closed, estimated }) => {
    const notes = [_(closed ? 'holiday' : 'officesOpen'), ...(estimated ? [_('mayMove')] : [])];
    return `${holidayNames.en[key]} (${notes.join(', ')})`;
  });
  const signs = holidays.map(({ closed }) => (closed ? '◆' : '◇'));
  return {
    words: [...names, ...fasts].join(', '),
    mark: [...signs, ...(fasts.length > 0 ? [_('fast').slice(0, 1)] : [])].join(''),
  };
}

/** Of any day, as the business shows them; none until its rules are known. */
export function useDayFacts(): (day: string) => DayFacts | null {
  const { _ } = useLingui();
  const { data } = useSWR<Schemas['Settings']>('/api/settings');
  const rules = data && rulesOf(data.settings);
  return (day) => (rules ? factsOf(day, rules, _) : null);
}

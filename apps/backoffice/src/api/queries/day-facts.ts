// D120
import type { Schemas } from '@digis/api-client/contract';
import type { IsoDate } from '@digis/ethio-date';
import { type DayFacts, type DayRules, dayFacts } from '../../i18n/day-words.ts';
import { useLanguage } from '../../i18n/language.ts';
import { readAhead, useRead } from '../hooks.ts';
import { settingIn } from './setting-in.ts';

/** null for ordinary days, and before the settings load. */
export function useDayFacts(): (day: IsoDate) => DayFacts | null {
  const language = useLanguage();
  const { data: rules, error } = useRead('/settings', {
    pick: ({ settings }) => rulesOf(settings),
  });
  const known = rules ?? (error && standard);
  return (day) => (known ? dayFacts(day, known, language) : null);
}

export const readDayRules = () => readAhead('/settings');

const standard: DayRules = { showsFasts: true, feasts: [] };

function rulesOf(settings: readonly Schemas['Setting'][]): DayRules {
  return {
    showsFasts: settingIn(settings, 'show_fasts') !== 'false',
    feasts: JSON.parse(settingIn(settings, 'feast_dates') || '[]'),
  };
}

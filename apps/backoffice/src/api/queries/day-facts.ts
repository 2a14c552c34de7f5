/** Holidays and fasts of days as the business shows them. Their names and arithmetic come after the first screen. SPEC: D120 */
import type { Schemas } from '@digis/api-client/contract';
import type { IsoDate } from '@digis/ethio-date';
import { useEffect, useState } from 'react';
import type { DayFacts, DayRules, dayFacts } from '../../i18n/day-words.ts';
import { useLanguage } from '../../i18n/language.ts';
import { readAhead, useRead } from '../hooks.ts';

type DayWords = { readonly dayFacts: typeof dayFacts };

let loaded: DayWords | undefined;

/** What is known of a day; ordinary days, and all days until the words are loaded, have none. */
export function useDayFacts(): (day: IsoDate) => DayFacts | null {
  const language = useLanguage();
  const [words, setWords] = useState(loaded);
  useEffect(() => {
    // Without them a day is shown by its date alone.
    if (!words) void loadDayWords().then(setWords, () => undefined);
  }, [words]);
  const { data: rules, error } = useRead('/settings', {
    pick: ({ settings }) => rulesOf(settings),
  });
  const known = rules ?? (error && standard);
  return (day) => (words && known ? words.dayFacts(day, known, language) : null);
}

const loadDayWords = async () => (loaded ??= await import('../../i18n/day-words.ts'));

/** Words and rules of days, before the first render. */
export const loadDayFacts = () => Promise.all([loadDayWords(), readAhead('/settings')]);

const standard: DayRules = { showsFasts: true, feasts: [] };

function rulesOf(settings: readonly Schemas['Setting'][]): DayRules {
  const value = (wanted: Schemas['Setting']['name']) =>
    settings.find(({ name }) => name === wanted)?.value;
  return {
    showsFasts: value('show_fasts') !== 'false',
    feasts: JSON.parse(value('feast_dates') || '[]'),
  };
}

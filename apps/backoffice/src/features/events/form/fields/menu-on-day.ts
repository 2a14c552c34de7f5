/** Whether a menu is of fasting, in words, and that the day of the event is a fast. SPEC: D121 */
import type { Schemas } from '@digis/api-client/contract';
import { useDayFacts } from '#api/queries/day-facts.ts';
import { useMenuWords } from '#i18n/menu-words.ts';
import { useFormValue } from '#forms/use-field.ts';
import type { EventStore } from '../event-form.ts';

/** "Not fasting food ⚠ Advent fast"; the fast of the season, not that of its Wednesdays too. */
export function useMenuOnDay(store: EventStore) {
  const menuWords = useMenuWords();
  const factsOf = useDayFacts();
  const day = useFormValue(store, ({ event_date }) => event_date);
  const [fast] = (day !== null && factsOf(day)?.fasts) || [];
  return (menu: Schemas['Menu'] | undefined): string | undefined => {
    const words = menuWords(menu);
    return words && menu === 'not fasting' && fast ? `${words} ⚠ ${fast}` : words;
  };
}

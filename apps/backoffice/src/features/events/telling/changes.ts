/** Changes of an event that other people must know: day, place, guests. D184 */
import type { Schemas } from '@digis/api-client/contract';
import { useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '#api/event-facts.ts';
import { readToday } from '#browser/use-today.ts';
import { useEventLabel } from '#i18n/labels/event-field-labels.ts';
import { useValueWords } from '#log/value-words.ts';

type Event = Schemas['Event'];

export const isNews = (before: Event, after: Event): boolean =>
  dayOfEvent(after) >= readToday() &&
  (before.event_date !== after.event_date ||
    before.venue !== after.venue ||
    before.num_of_people !== after.num_of_people);

const told = ['event_date', 'venue', 'num_of_people'] as const;
const hasLabel = (field: string): field is (typeof told)[number] =>
  told.some((name) => name === field);

export interface ChangeInWords {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The log writes a missing value as the text `null`. */
export function useToldWords(): (change: Schemas['LogChange']) => ChangeInWords {
  const { t } = useLingui();
  const label = useEventLabel();
  const valueOf = useValueWords();
  const wordsOf = (field: string, value = 'null') =>
    value === 'null' ? t`not said` : valueOf(field, value);
  return ({ field, before, after }) => ({
    label: hasLabel(field) ? label(field) : field,
    before: wordsOf(field, before),
    after: wordsOf(field, after),
  });
}

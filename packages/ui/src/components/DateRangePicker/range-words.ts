/** A range in words, in the calendar that leads and in the other one. */
import type { Kit } from '../../theme/kit-context.ts';
import { dateWords } from '../DateText/date-words.ts';
import type { DateRange } from './range-presets.ts';

/** A day alone is written once. */
export function rangeWords({ from, to }: DateRange, kit: Pick<Kit, 'locale' | 'calendar'>) {
  const first = dateWords(from, kit);
  if (from === to) return first;
  const last = dateWords(to, kit);
  return { first: `${first.first} – ${last.first}`, other: `${first.other} – ${last.other}` };
}

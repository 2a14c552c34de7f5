import { dateInReference, keyOf, referenceKey } from '@digis/domain';
import { isIsoDate, isoToEpochDay, todayEpochDay } from '@digis/ethio-date';
import type { Kit } from '../../theme/kit-context.ts';
import { dateWords } from '../DateText/date-words.ts';

export interface ReferenceWords {
  /** Null if equal to the typed text. */
  readonly key: string | null;
  /** Day within the reference, "of Meskerem 11 (21 Sep)", with its distance if more than a day. */
  readonly day: string | null;
  /** The day is more than a day ago or in the future. */
  readonly isDoubtful: boolean;
}

function dayWords(key: string, kit: Kit): Pick<ReferenceWords, 'day' | 'isDoubtful'> {
  const date = dateInReference(key);
  if (date === null || !isIsoDate(date)) return { day: null, isDoubtful: false };
  const { strings } = kit;
  const ago = todayEpochDay({ now: kit.now() }) - isoToEpochDay(date);
  const { first, other } = dateWords(date, kit, { format: ago > 300 ? 'medium' : 'brief' });
  const day = strings.ofDay(`${first} (${other})`);
  if (ago < 0) return { day: day + strings.comma + strings.dayInFuture, isDoubtful: true };
  return ago > 1
    ? { day: day + strings.comma + strings.daysAgo(ago), isDoubtful: true }
    : { day, isDoubtful: false };
}

export function referenceWords(text: string, kit: Kit): ReferenceWords | null {
  const key = referenceKey(text);
  if (key === null) return null;
  return { key: keyOf(key) === keyOf(text) ? null : key, ...dayWords(key, kit) };
}

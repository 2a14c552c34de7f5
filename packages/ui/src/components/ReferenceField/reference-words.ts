/** Words about a typed reference: the key it is known by, and the day that it tells. */
import { dateInReference, keyOf, referenceKey } from '@digis/domain';
import { isIsoDate, isoToEpochDay, todayEpochDay } from '@digis/ethio-date';
import type { Kit } from '../../theme/kit-context.ts';
import { dateWords } from '../DateText/date-words.ts';

export interface ReferenceWords {
  /** The key, where it has other letters and digits than the typed text. */
  readonly key: string | null;
  /** "of Meskerem 11 (21 Sep)", with how far it lies from today where that is more than a day. */
  readonly day: string | null;
  /** The day lies more than a day back, or is to come. */
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

/** Null for what is no reference. */
export function referenceWords(text: string, kit: Kit): ReferenceWords | null {
  const key = referenceKey(text);
  if (key === null) return null;
  return { key: keyOf(key) === keyOf(text) ? null : key, ...dayWords(key, kit) };
}

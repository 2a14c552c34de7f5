/** A message that says what has changed, both as it was and as it is. SPEC: D184 */
import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { formatEtDate, isoToEt } from '@digis/ethio-date';
import { hourWords } from './message-figures.ts';

type Change = Schemas['LogChange'];

function dayWords(instant: string): string {
  const [event_date = '', rest = ''] = instant.split('T');
  const day = formatEtDate(isoToEt(event_date), 'long', 'am');
  return `${day} ${hourWords({ event_date, time: rest.slice(0, 5) })}`;
}

/** The log writes an absent place so. */
const isAbsent = (place: string | undefined) => place === undefined || place === 'null';

function placeWords({ before, after }: Change): string {
  if (isAbsent(after)) return 'ቦታው ገና አልተወሰነም';
  return isAbsent(before) ? `ቦታው ${after}` : `ቦታው ከ${before} ወደ ${after}`;
}

function wordsOf(change: Change): string {
  const { field, before = '', after = '' } = change;
  if (field === 'event_date') return `ቀኑ ከ${dayWords(before)} ወደ ${dayWords(after)}`;
  if (field === 'venue') return placeWords(change);
  return `የእንግዶች ብዛት ከ${formatCount(Number(before))} ወደ ${formatCount(Number(after))}`;
}

export const changeText = (name: string, untold: readonly Change[]): string =>
  `ውድ ${name}፣ በዝግጅትዎ ላይ ለውጥ አለ፦ ${untold.map(wordsOf).join('፤ ')}።`;

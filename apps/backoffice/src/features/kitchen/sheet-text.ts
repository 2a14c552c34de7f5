/** The kitchen sheet as a chat message, without price and phone. D136 */
import { formatCount } from '@digis/domain';
import { sheetNames } from '../../i18n/items/sheet-names.ts';
import { type PaperWords, paperDay, paperTime } from '../../lists/papers/paper-words.ts';
import type { KitchenEvent, KitchenItem } from './kitchen-data.ts';
import type { KitchenPaperProps } from './kitchen-paper.tsx';
import { amountIn, guestsIn, totalsOn, paperWords } from './kitchen-words.ts';

const linesOf = (items: readonly KitchenItem[], words: PaperWords): string[] =>
  items.map(
    (item) =>
      `• ${item.name}: ${amountIn(item, words) ?? `${formatCount(item.guests)} ${words.tell(paperWords.guests)}`}`,
  );

function linesOfLoad({ hours, contact }: KitchenEvent, { tell, languages }: PaperWords): string[] {
  const hourOf = (name: keyof typeof hours) =>
    `${tell(paperWords[name])}: ${paperTime(hours[name], languages)}`;
  const onSite = contact?.name;
  return [
    hourOf('leave'),
    hourOf('arrive'),
    hourOf('serve'),
    ...(onSite ? [`${tell(paperWords.onSite)}: ${onSite}`] : []),
  ];
}

function linesOfEvent(event: KitchenEvent, isLoad: boolean, words: PaperWords): string[] {
  const { tell, languages } = words;
  const { venue, venue_note, additional_items, remark, staff, vendors } = event;
  const said = (word: keyof typeof paperWords, list: readonly (string | undefined)[]) => {
    const text = list.filter(Boolean).join(' · ');
    return text === '' ? [] : [`${tell(paperWords[word])}: ${text}`];
  };
  return [
    `${paperTime(event.time, languages)} · ${event.client}`,
    `${tell(paperWords.guests)}: ${guestsIn(event, words)}`,
    ...said('place', [venue, venue_note]),
    ...(isLoad ? linesOfLoad(event, words) : []),
    ...linesOf(event.items, words),
    ...said('additional', additional_items),
    ...said('remark', [remark]),
    ...said('staff', staff),
    ...said('vendors', vendors),
  ];
}

export function sheetText({ kind, days, answer, events, words }: KitchenPaperProps): string {
  const { tell, languages } = words;
  const last = days.from === days.to ? '' : ` – ${paperDay(days.to, languages)}`;
  const title = `${tell(sheetNames[kind])} · ${paperDay(days.from, languages)}${last}`;
  const isOfEvents = kind === 'kitchen' || kind === 'load';
  const parts = isOfEvents
    ? events.map((event) => linesOfEvent(event, kind === 'load', words))
    : totalsOn(kind, answer).map(({ branch, items }) => [branch.name, ...linesOf(items, words)]);
  if (parts.length === 0) parts.push([tell(paperWords.nothing)]);
  return [title, ...parts.map((lines) => lines.join('\n'))].join('\n\n');
}

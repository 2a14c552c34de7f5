/** An event on the kitchen sheet, without price and phone. D134 */
import { DescriptionList, Stack } from '@digis/ui';
import { type PaperWords, paperTime } from '../../lists/papers/paper-words.ts';
import { AmountList } from './amount-list.tsx';
import type { KitchenEvent } from './kitchen-data.ts';
import { guestsIn, paperWords } from './kitchen-words.ts';

export interface EventBlockProps {
  readonly event: KitchenEvent;
  readonly words: PaperWords;
}

export function KitchenEventBlock({ event, words }: EventBlockProps) {
  const { tell, languages } = words;
  return (
    <Stack space="small">
      <DescriptionList
        items={[
          {
            label: tell(paperWords.time),
            value: paperTime(event.time, languages),
            isStrong: true,
          },
          { label: tell(paperWords.client), value: event.client, isStrong: true },
          { label: tell(paperWords.guests), value: guestsIn(event, words), isStrong: true },
          {
            label: tell(paperWords.offer),
            value: `${event.package ?? tell(paperWords.custom)} · ${event.branch.name}`,
          },
          { label: tell(paperWords.leave), value: paperTime(event.hours.leave, languages) },
        ]}
      />
      <AmountList items={event.items} words={words} />
      <DescriptionList
        items={[
          {
            label: tell(paperWords.additional),
            value: event.additional_items.map((name) => `☐ ${name}`).join('\u2003'),
          },
          { label: tell(paperWords.remark), value: event.remark },
          {
            label: tell(paperWords.staff),
            value: event.staff.join(' · ') || tell(paperWords.nobody).toLocaleUpperCase(),
          },
          { label: tell(paperWords.vendors), value: event.vendors.join(' · ') },
        ]}
      />
    </Stack>
  );
}

import { formatPhone } from '@digis/domain';
import { DescriptionList, Inline, Stack, Text } from '@digis/ui';
import { paperTime } from '../../lists/papers/paper-words.ts';
import { AmountList } from './amount-list.tsx';
import type { EventBlockProps } from './kitchen-event.tsx';
import { guestsIn, paperWords } from './kitchen-words.ts';

export function LoadEventBlock({ event, words }: EventBlockProps) {
  const { tell, languages } = words;
  const { hours, venue, venue_note, contact } = event;
  const hourOf = (name: keyof typeof hours) => ({
    label: tell(paperWords[name]),
    value: paperTime(hours[name], languages),
    isStrong: true,
  });
  return (
    <Stack space="small">
      <DescriptionList
        items={[
          { label: tell(paperWords.client), value: event.client, isStrong: true },
          hourOf('leave'),
          hourOf('arrive'),
          hourOf('serve'),
          { label: tell(paperWords.guests), value: guestsIn(event, words) },
          {
            label: tell(paperWords.place),
            value: [venue, venue_note].filter(Boolean).join(' · '),
          },
          {
            label: tell(paperWords.onSite),
            value: [contact?.name, contact?.phone && formatPhone(contact.phone)]
              .filter(Boolean)
              .join(' '),
          },
          { label: tell(paperWords.staff), value: event.staff.join(' · ') },
        ]}
      />
      <AmountList items={event.items} words={words} />
      <DescriptionList
        items={[
          {
            label: tell(paperWords.additional),
            value: event.additional_items.map((name) => `☐ ${name}`).join('\u2003'),
          },
        ]}
      />
      <Inline justify="between" space="large">
        <Text as="span">{`☐\u00a0${tell(paperWords.packed)}`}</Text>
        <Text as="span">{`☐\u00a0${tell(paperWords.back)}`}</Text>
        <Text as="span">{`${tell(paperWords.signature)} ________________`}</Text>
      </Inline>
    </Stack>
  );
}

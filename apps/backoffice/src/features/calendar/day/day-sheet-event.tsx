import type { Schemas } from '@digis/api-client/contract';
import { formatCount, formatPhone } from '@digis/domain';
import { Birr, DescriptionList, Inline, Stack, Text, TimeText } from '@digis/ui';
import { crewOf, dayOfEvent, menuOf } from '#api/event-facts.ts';
import { toTick } from './sheet-words.ts';
import type { SheetWords } from './sheet-words.ts';

interface DaySheetEventProps {
  readonly event: Schemas['Event'];
  readonly words: SheetWords;
  readonly hasMoney: boolean;
  readonly hasBranch: boolean;
}

export function DaySheetEvent({ event, words, hasMoney, hasBranch }: DaySheetEventProps) {
  const { say } = words;
  const staff = crewOf(event).map((one) => `${one.full_name} ${formatPhone(one.phone_number)}`);
  return (
    <Stack space="small">
      <EventHead {...{ event, words, hasBranch }} />
      <DescriptionList
        items={[
          { label: say('place'), value: <Place event={event} words={words} /> },
          { label: say('menu'), value: toTick(menuOf(event)) },
          { label: say('additional'), value: toTick(event.additionalitems) },
          { label: say('staff'), value: staff.join(' · ') || say('nobody').toLocaleUpperCase() },
          { label: say('vendors'), value: event.vendors.map(({ name }) => name).join(' · ') },
          { label: say('remark'), value: event.remark },
          ...(hasMoney ? [{ label: say('left'), value: <Birr value={event.left} /> }] : []),
        ]}
      />
      <Inline justify="end" space="large">
        {(['packed', 'gone', 'back'] as const).map((step) => (
          <Text as="span" key={step}>
            {`☐\u00a0${say(step)}`}
          </Text>
        ))}
      </Inline>
    </Stack>
  );
}

type EventHeadProps = Omit<DaySheetEventProps, 'hasMoney'>;

function EventHead({ event, words: { say }, hasBranch }: EventHeadProps) {
  const { client, num_of_people: people, additional_plates: plates } = event;
  const { fasting_people: fasting = 0 } = event;
  const offer = event.package?.name ?? say('custom');
  return (
    <DescriptionList
      items={[
        {
          label: say('time'),
          value: <TimeText value={event.time} pickedDay={dayOfEvent(event)} />,
          isStrong: true,
        },
        {
          label: say('client'),
          value: `${client.full_name} · ${formatPhone(client.phone_number)}`,
          isStrong: true,
        },
        {
          label: say('guests'),
          value: [
            formatCount(people),
            plates > 0 && `+ ${formatCount(plates)} ${say('plates')}`,
            fasting > 0 && `· ${say('fasting')}: ${formatCount(fasting)}`,
          ]
            .filter(Boolean)
            .join(' '),
          isStrong: true,
        },
        { label: say('offer'), value: hasBranch ? `${offer} · ${event.branch.name}` : offer },
      ]}
    />
  );
}

function Place({ event, words: { say } }: Pick<DaySheetEventProps, 'event' | 'words'>) {
  const { venue, venue_note, contact } = event;
  const onSite = [contact?.name, contact?.phone && formatPhone(contact.phone)].filter(Boolean);
  if (!venue && !venue_note && onSite.length === 0) return '—';
  return (
    <Stack space="xxsmall">
      {venue && <Text isStrong>{venue}</Text>}
      {venue_note && <span>{venue_note}</span>}
      {onSite.length > 0 && <span>{`${say('onSite')}: ${onSite.join(' ')}`}</span>}
    </Stack>
  );
}

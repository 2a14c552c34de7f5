/** One event of the day sheet: when, for whom, how many, what to take along, and who works. */
import type { Schemas } from '@digis/api-client/contract';
import { formatCount, formatPhone } from '@digis/domain';
import { Birr, DescriptionList, Inline, Stack, Text, TimeText } from '@digis/ui';
import { dayOfEvent, menuOf } from '../../../api/event-facts.ts';
import type { SheetWords } from './sheet-words.ts';

export interface DaySheetEventProps {
  readonly event: Schemas['Event'];
  readonly words: SheetWords;
  readonly hasMoney: boolean;
}

/** A box to tick with a pen. */
const toTick = (list: readonly { readonly name: string }[]) =>
  list.map(({ name }) => `☐ ${name}`).join('   ');

/** What an event has nothing of takes no room on paper. */
const ifAny = (label: string, value: string | undefined) => (value ? [{ label, value }] : []);

const placeOf = ({ venue, venue_note, contact }: Schemas['Event']): string =>
  [venue, venue_note, contact?.name, contact?.phone && formatPhone(contact.phone)]
    .filter(Boolean)
    .join(' · ');

export function DaySheetEvent({ event, words: { say }, hasMoney }: DaySheetEventProps) {
  const { client, num_of_people: people, additional_plates: plates } = event;
  const staff = event.employees.map((one) => `${one.full_name} ${formatPhone(one.phone_number)}`);
  return (
    <Stack space="small">
      <Inline justify="between" align="baseline">
        <Text as="span" isStrong>
          <TimeText value={event.time} pickedDay={dayOfEvent(event)} />
        </Text>
        <Text as="span" isStrong>
          {client.full_name} · {formatPhone(client.phone_number)}
        </Text>
        <Text as="span" isStrong>
          {formatCount(people)} {say('guests')}
          {plates > 0 && ` + ${formatCount(plates)} ${say('plates')}`}
        </Text>
        <Text as="span">{event.package?.name ?? say('custom')}</Text>
      </Inline>
      <DescriptionList
        items={[
          ...ifAny(say('place'), placeOf(event)),
          { label: say('menu'), value: toTick(menuOf(event)) },
          ...ifAny(say('additional'), toTick(event.additionalitems)),
          { label: say('staff'), value: staff.join(' · ') || say('nobody').toLocaleUpperCase() },
          { label: say('vendors'), value: event.vendors.map(({ name }) => name).join(' · ') },
          ...ifAny(say('remark'), event.remark),
          ...(hasMoney ? [{ label: say('left'), value: <Birr amount={event.left} /> }] : []),
        ]}
      />
      <Inline justify="end" space="large">
        {(['packed', 'gone', 'back'] as const).map((step) => (
          <Text as="span" key={step}>
            ☐ {say(step)}
          </Text>
        ))}
      </Inline>
    </Stack>
  );
}

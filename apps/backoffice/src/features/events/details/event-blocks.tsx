// Spec 2.6, D141
import { formatCount } from '@digis/domain';
import { formatRelative, isoToEt } from '@digis/ethio-date';
import {
  Card,
  DateText,
  DescriptionList,
  Grid,
  LinkButton,
  PhoneText,
  Stack,
  TimeText,
} from '@digis/ui';
import { useLingui as useMessages } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDayFacts } from '#api/queries/day-facts.ts';
import { dayOfEvent, menuOf, namesOf } from '#api/event-facts.ts';
import { useCan } from '#auth/user.tsx';
import { useToday } from '#browser/use-today.ts';
import { useEventLabel } from '#i18n/labels/event-field-labels.ts';
import { useLanguage } from '#i18n/language.ts';
import { occasionWords } from '../occasion-words.ts';
import { useMenuWords } from '#i18n/menu-words.ts';
import { HoldInShort } from '#lists/money-in-short.tsx';
import { RecordImage, useViewer } from '#images/record-image.tsx';
import { kitchenEventAddress } from '#navigation/kitchen-address.ts';
import { eventNotes } from '../form/event-form.ts';
import type { EventBlockProps } from './event-block.ts';
import { MoneyBlock } from './money-block.tsx';
import { PapersBlock } from './papers-block.tsx';
import { ResultBlock } from './result-block.tsx';
import { SheetsBlock } from './sheets-block.tsx';
import { PeopleBlock } from './people-block.tsx';

export function EventBlocks({ event, isOnlyRead = false }: EventBlockProps) {
  return (
    <Grid column="large" space="medium">
      <Stack>
        <MoneyBlock {...{ event, isOnlyRead }} />
        <ResultBlock {...{ event, isOnlyRead }} />
      </Stack>
      <Stack>
        <PlaceBlock event={event} />
        <SheetsBlock event={event} />
        <MenuBlock event={event} />
        <ClientBlock event={event} />
      </Stack>
      <Stack>
        <PeopleBlock {...{ event, isOnlyRead }} />
        {!isOnlyRead && <PapersBlock event={event} />}
      </Stack>
    </Grid>
  );
}

export function EventMoment({ event }: EventBlockProps) {
  const language = useLanguage();
  const { today } = useToday();
  const day = dayOfEvent(event);
  const facts = useDayFacts()(day);
  return (
    <>
      {event.venue && `${event.venue} · `}
      <DateText value={day} format="full" /> · <TimeText value={event.time} pickedDay={day} /> ·{' '}
      {formatRelative(isoToEt(day), isoToEt(today), language)} · {event.branch.name}
      {facts && ` · ${facts.words}`} <HoldInShort event={event} />
    </>
  );
}

function PlaceBlock({ event: { venue, venue_note, contact, occasion } }: EventBlockProps) {
  const { t } = useLingui();
  const { _ } = useMessages();
  const label = useEventLabel();
  const items = [
    { label: label('venue'), value: venue },
    { label: label('venue_note'), value: venue_note },
    {
      label: label('contact'),
      value: contact && (
        <>
          {contact.name} {contact.phone && <PhoneText value={contact.phone} />}
        </>
      ),
    },
    { label: label('occasion'), value: occasion && _(occasionWords[occasion]) },
  ].filter(({ value }) => Boolean(value));
  return items.length === 0 ? null : (
    <Card title={t`Place`}>
      <DescriptionList items={items} />
    </Card>
  );
}

function MenuBlock({ event }: EventBlockProps) {
  const { t } = useLingui();
  const can = useCan();
  const menuWords = useMenuWords();
  const label = useEventLabel();
  const { additional_plates: plates, guaranteed_people: guaranteed } = event;
  const extras = [
    {
      label: label('guaranteed_people'),
      value: guaranteed !== undefined && formatCount(guaranteed),
    },
    {
      label: label('fasting_people'),
      value: event.fasting_people !== undefined && formatCount(event.fasting_people),
    },
    { label: t`Fasting`, value: menuWords(event.menu) },
    { label: label('additionalitems'), value: namesOf(event.additionalitems) },
    { label: label('additional_plates'), value: plates > 0 && formatCount(plates) },
    ...eventNotes.map((name) => ({ label: label(name), value: event[name] })),
  ];
  return (
    <Card
      title={t`Guests and menu`}
      action={
        can('View Events') &&
        event.stage !== 'cancelled' && (
          <LinkButton
            size="small"
            variant="quiet"
            href={kitchenEventAddress(event.id, dayOfEvent(event))}
          >
            <Trans>Kitchen sheet</Trans>
          </LinkButton>
        )
      }
    >
      <DescriptionList
        items={[
          { label: label('num_of_people'), value: formatCount(event.num_of_people) },
          { label: label('packageId'), value: event.package?.name ?? t`Custom` },
          {
            label: event.package ? t`Package items` : t`Custom items`,
            value: namesOf(menuOf(event)),
          },
          ...extras.filter(({ value }) => Boolean(value)),
        ]}
      />
    </Card>
  );
}

function ClientBlock({ event: { client, client_id, client_image } }: EventBlockProps) {
  const { t } = useLingui();
  const label = useEventLabel();
  const [open, viewer] = useViewer();
  const images = [
    { label: label('client_id'), path: client_id },
    { label: label('client_image'), path: client_image },
  ].filter(({ path }) => path !== undefined);
  return (
    <Card title={t`Client`}>
      <DescriptionList
        items={[
          { label: label('primary_phone'), value: <PhoneText value={client.phone_number} /> },
          { label: label('secondary_phone'), value: <PhoneText value={client.secondary_phone} /> },
          ...images.map(({ label: name, path }) => ({
            label: name,
            value: <RecordImage path={path} alt={`${name}, ${client.full_name}`} onOpen={open} />,
          })),
        ]}
      />
      {viewer}
    </Card>
  );
}

import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import {
  Birr,
  DateText,
  DescriptionList,
  type Description,
  Inline,
  PhoneText,
  PrintSheet,
  Stack,
  Text,
  Thumbnail,
} from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { useRead } from '#api/hooks.ts';
import { dayOfEvent } from '#api/event-facts.ts';
import { imageSource } from '#api/client.ts';
import { useUser } from '#auth/user.tsx';
import { dayOf, InstantLine } from '#lists/instant-text.tsx';
import { actionLabels } from '#log/action-words.ts';
import { useChangeLines } from '#log/change-words.tsx';
import { messageKinds, paperWords as words, stageWords } from './paper-words.ts';

type Paper = Schemas['ClientPaper'];

interface ClientPaperProps {
  readonly paper: Paper;
  readonly say: (words: MessageDescriptor) => string;
}

type Say = Pick<ClientPaperProps, 'say'>;

export function ClientPaper({ paper, say }: ClientPaperProps) {
  const { client, events, agreements, messages, changes } = paper;
  const parts = [
    {
      id: 'client',
      title: client.full_name,
      lines: [<Person key="client" {...{ client, say }} />],
    },
    {
      id: 'events',
      title: say(words.events),
      lines: events.map((event) => <EventLines key={event.id} {...{ event, say }} />),
    },
    {
      id: 'agreements',
      title: say(words.agreements),
      lines: agreements.map((agreement, at) => <AgreementLine key={at} {...{ agreement, say }} />),
    },
    {
      id: 'messages',
      title: say(words.messages),
      lines: messages.map((message, at) => <MessageLine key={at} {...{ message, say }} />),
    },
    {
      id: 'changes',
      title: say(words.changes),
      lines: changes.map((change, at) => <ChangeLine key={at} {...{ change, say }} />),
    },
  ];
  return (
    <PrintSheet head={<PaperHead at={paper.at} say={say} />}>
      <Stack space="large">
        {parts.map(({ id, title, lines }) => (
          <section key={id} aria-label={title}>
            <Stack space="small">
              <Text isStrong>{title}</Text>
              {lines.length > 0 ? lines : <Text size="small">{say(words.none)}</Text>}
            </Stack>
          </section>
        ))}
      </Stack>
    </PrintSheet>
  );
}

function PaperHead({ at, say }: Say & Pick<Paper, 'at'>) {
  const { tenant, full_name, username } = useUser();
  const { data } = useRead('/tenant');
  return (
    <Inline justify="between" align="start">
      <Text isStrong>{data?.name ?? tenant.short_name}</Text>
      <Stack space="xxsmall" align="end">
        <Text isStrong>{say(words.title)}</Text>
        <Text size="small">
          <InstantLine value={at} /> · {full_name ?? username}
        </Text>
      </Stack>
    </Inline>
  );
}

function Picture({ path, alt }: { readonly path: string | undefined; readonly alt: string }) {
  return path === undefined ? null : <Thumbnail src={imageSource(path)} alt={alt} size="large" />;
}

const EndedPhotos = ({ at, say }: Say & { readonly at: string }) => (
  <>
    {say(words.ended)} <DateText value={dayOf(at)} />
  </>
);

function Person({ client, say }: Say & Pick<Paper, 'client'>) {
  const { phone_number, secondary_phone, tin, withholds, photos_ended_at: ended } = client;
  const { client_image, id_image } = client;
  const hasPhoto = client_image !== undefined || id_image !== undefined;
  const items: Description[] = [
    { label: say(words.phone), value: <PhoneText value={phone_number} /> },
    { label: say(words.secondPhone), value: <PhoneText value={secondary_phone} /> },
    { label: say(words.since), value: <DateText value={dayOf(client.createdAt)} /> },
    { label: say(words.tin), value: tin },
    { label: say(words.withholds), value: say(withholds === true ? words.yes : words.no) },
    {
      label: say(words.photos),
      value: hasPhoto ? (
        say(words.below)
      ) : ended === undefined ? (
        say(words.none)
      ) : (
        <EndedPhotos at={ended} say={say} />
      ),
    },
  ];
  return (
    <>
      <DescriptionList items={items} />
      <Inline>
        <Picture path={client_image} alt={say(words.face)} />
        <Picture path={id_image} alt={say(words.idCard)} />
      </Inline>
    </>
  );
}

function EventLines({ event, say }: Say & { readonly event: Schemas['EventOnPaper'] }) {
  const { stage, branch, num_of_people, total, received, left, remark } = event;
  const place = [event.venue, event.venue_note].filter(Boolean).join(', ');
  const contact = [event.contact_name, event.contact_phone].filter(Boolean).join(', ');
  const items: Description[] = [
    { label: say(words.day), value: <DateText value={dayOfEvent(event)} format="full" /> },
    { label: say(words.stage), value: `${say(stageWords[stage])} · ${branch}` },
    { label: say(words.menu), value: event.package ?? say(words.ownMenu) },
    { label: say(words.guests), value: formatCount(num_of_people) },
    { label: say(words.total), value: <Birr value={total} /> },
    { label: say(words.received), value: <Birr value={received} /> },
    { label: say(words.left), value: <Birr value={left} /> },
    ...(place === '' ? [] : [{ label: say(words.place), value: place }]),
    ...(contact === '' ? [] : [{ label: say(words.contact), value: contact }]),
    ...(remark === undefined ? [] : [{ label: say(words.remark), value: remark }]),
  ];
  return (
    <Stack space="xsmall">
      <DescriptionList items={items} />
      <Inline>
        <Picture path={event.client_image} alt={say(words.face)} />
        <Picture path={event.client_id} alt={say(words.idCard)} />
      </Inline>
    </Stack>
  );
}

function AgreementLine({
  agreement,
  say,
}: Say & { readonly agreement: Schemas['AgreementOnPaper'] }) {
  const { date, event_date, client, client_phone, behalf, advance, left } = agreement;
  return (
    <Text size="small">
      <DateText value={date} /> · {client}, {client_phone} · {say(words.day)}:{' '}
      <DateText value={event_date} /> · {say(words.advance)}: <Birr value={advance} /> ·{' '}
      {say(words.left)}: <Birr value={left} /> · {behalf}
    </Text>
  );
}

function MessageLine({ message, say }: Say & { readonly message: Schemas['MessageOnPaper'] }) {
  const { kind, phone, text, sent_at } = message;
  return (
    <Text size="small">
      {sent_at !== undefined && <InstantLine value={sent_at} />} {phone} · {say(messageKinds[kind])}
      : {text}
    </Text>
  );
}

function ChangeLine({ change, say }: Say & { readonly change: Schemas['ChangeOnPaper'] }) {
  const linesOf = useChangeLines();
  const { action, at, by, changes = [] } = change;
  const what = changes.length === 0 ? '' : `: ${linesOf(changes).replaceAll('\n', '; ')}`;
  return (
    <Text size="small">
      <InstantLine value={at} /> · {by} · {say(actionLabels[action])}
      {what}
    </Text>
  );
}

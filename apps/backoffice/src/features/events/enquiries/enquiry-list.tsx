import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import {
  Badge,
  Birr,
  DataTable,
  DateText,
  EmptyState,
  FilterChips,
  Inline,
  PhoneText,
  RowActions,
  Stack,
  Text,
} from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useToday } from '#browser/use-today.ts';
import { useParameter, wordsOf } from '#navigation/use-address.ts';
import { openDialog } from '#navigation/dialog-acts.ts';
import { useEventCounts } from '../event-data.ts';
import { EventViews } from '../list/event-views.tsx';
import { useEnquiryActs } from './enquiry-acts.tsx';
import { type EnquiryFilter, useEnquiries } from './enquiry-data.ts';
import { FeastDay } from './enquiry-panel.tsx';
import { lossWords, stateWords } from '#api/enquiry-words.ts';

type Enquiry = Schemas['Enquiry'];

interface Kind {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly filter: Pick<EnquiryFilter, 'state' | 'call'>;
}

const open: Kind = { id: 'open', label: stateWords.open, filter: { state: 'open' } };

const kinds: readonly Kind[] = [
  open,
  { id: 'calls', label: msg`Call back today`, filter: { call: 'today' } },
  { id: 'kept', label: stateWords.kept, filter: { state: 'kept' } },
  { id: 'booked', label: stateWords.booked, filter: { state: 'booked' } },
  { id: 'lost', label: stateWords.lost, filter: { state: 'lost' } },
];

interface EnquiryListProps {
  readonly branch: number | null;
}

export function EnquiryList({ branch }: EnquiryListProps) {
  const { t } = useLingui();
  const kind = useParameter('which');
  const chosen = kinds.find(({ id }) => id === kind.value) ?? open;
  const words = wordsOf(useParameter('q').value);
  const enquiries = useEnquiries({
    ...chosen.filter,
    ...(branch !== null && { branch }),
    ...(words !== null && { q: words }),
  });
  const acts = useEnquiryActs((enquiry, dialog) => openDialog(dialog, enquiry.id));
  return (
    <Stack space="xsmall">
      <EventViews branch={branch}>{null}</EventViews>
      <KindChips branch={branch} chosen={chosen} onChoose={kind.choose} />
      <DataTable
        aria-label={t`Enquiries`}
        columns={useColumns()}
        renderCard={(enquiry) => <EnquiryCard enquiry={enquiry} />}
        emptyState={
          <EmptyState hint={t`No enquiry is in this list. A call is written down in a moment.`} />
        }
        {...enquiries}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        onRowPress={(enquiry) => openDialog('asked', enquiry.id)}
        rowActions={(enquiry) => <RowActions rowName={enquiry.name} actions={acts(enquiry)} />}
      />
    </Stack>
  );
}

interface KindChipsProps extends EnquiryListProps {
  readonly chosen: Kind;
  readonly onChoose: (id: string | null) => void;
}

function KindChips({ branch, chosen, onChoose }: KindChipsProps) {
  const { t, i18n } = useLingui();
  const { data: counts } = useEventCounts(branch, wordsOf(useParameter('q').value));
  const countOf: Readonly<Record<string, number | undefined>> = {
    open: counts?.enquiries,
    calls: counts?.calls,
  };
  return (
    <FilterChips
      isSingle
      aria-label={t`Which enquiries`}
      items={kinds.map(({ id, label }) => ({ id, label: i18n._(label), count: countOf[id] }))}
      value={[chosen.id]}
      onChange={([id = null]) => onChoose(id === open.id ? null : id)}
    />
  );
}

function Offered({ enquiry: { options } }: { readonly enquiry: Enquiry }) {
  const totals = options.map(({ total }) => total);
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  if (totals.length === 0) return null;
  return least === most ? (
    <Birr value={most} />
  ) : (
    <>
      <Birr value={least} /> – <Birr value={most} />
    </>
  );
}

function CallOn({ enquiry: { call_on, state } }: { readonly enquiry: Enquiry }) {
  const { today } = useToday();
  if (call_on === undefined) return null;
  const isDue = state === 'open' && call_on <= today;
  return (
    <Text as="span" tone={isDue ? 'caution' : 'neutral'} isStrong={isDue}>
      <DateText value={call_on} />
    </Text>
  );
}

function useColumns(): readonly DataColumn<Enquiry>[] {
  const { t, i18n } = useLingui();
  return [
    { id: 'name', header: t`Name`, cell: ({ name }) => name, isRowHeader: true },
    { id: 'phone', header: t`Phone`, cell: ({ phone }) => <PhoneText value={phone} /> },
    { id: 'day', header: t`Day`, cell: (enquiry) => <FeastDay enquiry={enquiry} /> },
    {
      id: 'people',
      header: t`Number of people`,
      align: 'end',
      leaves: 2,
      cell: ({ num_of_people: people }) => people && formatCount(people),
    },
    {
      id: 'offered',
      header: t`Offered`,
      align: 'end',
      leaves: 3,
      cell: (enquiry) => <Offered enquiry={enquiry} />,
    },
    {
      id: 'call_on',
      header: t`Call back on`,
      cell: (enquiry) => <CallOn enquiry={enquiry} />,
    },
    {
      id: 'state',
      header: t`Status`,
      leaves: 4,
      cell: ({ state, lost_because: loss }) =>
        loss ? i18n._(lossWords[loss]) : i18n._(stateWords[state]),
    },
    { id: 'words', header: t`What they said`, leaves: 1, cell: ({ words }) => words },
  ];
}

function EnquiryCard({ enquiry }: { readonly enquiry: Enquiry }) {
  const { i18n } = useLingui();
  const { name, state, num_of_people: people } = enquiry;
  return (
    <Stack space="xxsmall">
      <Inline justify="between">
        <Text as="span" isStrong>
          {name}
        </Text>
        {state === 'open' ? (
          <CallOn enquiry={enquiry} />
        ) : (
          <Badge>{i18n._(stateWords[state])}</Badge>
        )}
      </Inline>
      <Text as="span" size="small" tone="muted">
        <PhoneText value={enquiry.phone} /> · <FeastDay enquiry={enquiry} />
        {people !== undefined && <> · {formatCount(people)}</>}
      </Text>
    </Stack>
  );
}

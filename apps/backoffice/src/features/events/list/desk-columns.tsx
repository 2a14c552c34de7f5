import type { Schemas } from '@digis/api-client/contract';
import { formatCount, toBirr, toSantim } from '@digis/domain';
import { Birr, Button, PhoneText, TimeText } from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { dayOfEvent, guestsOf } from '#api/event-facts.ts';
import { useEventLabel } from '#i18n/labels/event-field-labels.ts';
import { AssignCount } from './assign-count.tsx';
import { MoneyInShort } from '#lists/money-in-short.tsx';
import type { EventColumn } from './price-columns.tsx';

export const deskColumns = ['when', 'who', 'phone', 'guests', 'menu', 'people', 'money'] as const;

export const deletedColumns = [
  'client',
  'deletedAt',
  'deleted_by',
  'reason',
  'refunded',
  'kept',
  'event_date',
  'total',
] as const;

type OpenEvent = (event: Schemas['Event'], dialog: string) => void;

export function useDeskColumns(
  open: OpenEvent,
  all: readonly Schemas['Event'][] | undefined,
): readonly EventColumn[] {
  const { t } = useLingui();
  const label = useEventLabel();
  return [
    {
      id: 'when',
      header: label('time'),
      cell: (event) => <TimeText value={event.time} pickedDay={dayOfEvent(event)} />,
      width: '260px',
      isWhole: true,
    },
    {
      id: 'who',
      header: label('client'),
      cell: ({ client }) => client.full_name,
      isRowHeader: true,
      ...(all && { total: <Plural value={all.length} one="# event" other="# events" /> }),
      isSticky: true,
      isOneLine: true,
    },
    {
      id: 'phone',
      header: label('primary_phone'),
      cell: ({ client }) => <PhoneText value={client.phone_number} />,
      width: '120px',
      isOneLine: true,
      leaves: 1,
    },
    {
      id: 'guests',
      header: t`Guests`,
      align: 'end',
      cell: (event) => formatCount(event.num_of_people),
      ...(all && { total: formatCount(guestsOf(all)) }),
    },
    {
      id: 'menu',
      isOneLine: true,
      leaves: 2,
      header: label('packageId'),
      cell: (event) => (
        <Button variant="quiet" size="small" onPress={() => open(event, 'items')}>
          {event.package?.name ?? t`Custom`}
        </Button>
      ),
    },
    {
      id: 'people',
      header: t`Staff · vendors`,
      cell: (event) => <People event={event} open={open} />,
      isWhole: true,
    },
    moneyColumn(t`Money`, all),
  ];
}

const moneyColumn = (
  header: string,
  all: readonly Schemas['Event'][] | undefined,
): EventColumn => ({
  id: 'money',
  header,
  cell: (event) => <MoneyInShort event={event} />,
  ...(all && { total: <LeftOf events={all} /> }),
  isOneLine: true,
});

function LeftOf({ events }: { readonly events: readonly Schemas['Event'][] }) {
  const left = toBirr(events.reduce((sum, event) => sum + Math.max(0, toSantim(event.left)), 0));
  return (
    <Trans>
      Left <Birr value={left} />
    </Trans>
  );
}

interface PeopleProps {
  readonly event: Schemas['Event'];
  readonly open: OpenEvent;
}

function People({ event, open }: PeopleProps) {
  return (
    <>
      <AssignCount {...{ event, open }} kind="employees" />
      {'\u00a0·\u00a0'}
      <AssignCount {...{ event, open }} kind="vendors" />
    </>
  );
}

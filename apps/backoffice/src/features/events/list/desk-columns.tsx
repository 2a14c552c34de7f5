/** The events of a day as the desk reads them: when, who, how many, what, who works, and the money. SPEC: D140 */
import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { Button, Inline, PhoneText, TimeText } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '../../../api/event-facts.ts';
import { useEventLabel } from '../../../i18n/event-field-labels.ts';
import { AssignCount } from './assign-count.tsx';
import { MoneyInShort } from '../../../lists/money-in-short.tsx';
import type { EventColumn } from './price-columns.tsx';

/** The columns of the desk, in their order. */
export const deskColumns = ['when', 'who', 'phone', 'guests', 'menu', 'people', 'money'] as const;

type OpenEvent = (event: Schemas['Event'], dialog: string) => void;

export function useDeskColumns(open: OpenEvent): readonly EventColumn[] {
  const { t } = useLingui();
  const label = useEventLabel();
  return [
    {
      id: 'when',
      header: label('time'),
      cell: (event) => <TimeText value={event.time} pickedDay={dayOfEvent(event)} />,
      width: '260px',
    },
    {
      id: 'who',
      header: label('client'),
      cell: ({ client }) => client.full_name,
      isRowHeader: true,
      isSticky: true,
      isOneLine: true,
    },
    {
      id: 'phone',
      header: label('primary_phone'),
      cell: ({ client }) => <PhoneText phone={client.phone_number} />,
      width: '120px',
      isOneLine: true,
    },
    {
      id: 'guests',
      header: t`Guests`,
      align: 'end',
      cell: (event) => formatCount(event.num_of_people),
    },
    {
      id: 'menu',
      isOneLine: true,
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
    },
    {
      id: 'money',
      header: t`Money`,
      cell: (event) => <MoneyInShort event={event} />,
      isOneLine: true,
    },
  ];
}

interface PeopleProps {
  readonly event: Schemas['Event'];
  readonly open: OpenEvent;
}

function People({ event, open }: PeopleProps) {
  const isUnstaffed = event.employees.length === 0 && event.stage !== 'done';
  return (
    <Inline space="xsmall">
      <AssignCount
        {...{ event, open }}
        kind="employees"
        tone={isUnstaffed ? 'critical' : 'brand'}
      />
      ·
      <AssignCount {...{ event, open }} kind="vendors" tone="neutral" />
    </Inline>
  );
}

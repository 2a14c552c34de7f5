/** The events of a day as the desk reads them: when, who, how many, what, who works, and the money. SPEC: D140 */
import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { Button, Inline, PhoneText, TimeText } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '../../../api/event-facts.ts';
import { useCan } from '../../../auth/user.tsx';
import { useEventLabel } from '../../../i18n/event-field-labels.ts';
import { MoneyInShort } from './money-in-short.tsx';
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
      width: '248px',
      isOneLine: true,
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
  const { t } = useLingui();
  const can = useCan();
  const { employees, vendors, client } = event;
  return (
    <Inline space="xsmall">
      {can('Assign Employees') ? (
        <Button
          variant="soft"
          size="small"
          tone={employees.length === 0 && event.stage !== 'done' ? 'critical' : 'brand'}
          aria-label={t`Assign Employees, ${client.full_name}, ${employees.length}`}
          onPress={() => open(event, 'employees')}
        >
          {formatCount(employees.length)}
        </Button>
      ) : (
        formatCount(employees.length)
      )}
      ·
      {can('Assign Vendors') ? (
        <Button
          variant="soft"
          size="small"
          tone="neutral"
          aria-label={t`Assign Vendors, ${client.full_name}, ${vendors.length}`}
          onPress={() => open(event, 'vendors')}
        >
          {formatCount(vendors.length)}
        </Button>
      ) : (
        formatCount(vendors.length)
      )}
    </Inline>
  );
}

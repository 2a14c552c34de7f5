import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { Birr, Button, DateText, PhoneText, Stack, Text, TimeText } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { AssignCount } from './assign-count.tsx';
import { usePriceColumns } from './price-columns.tsx';
import type { EventColumn } from './price-columns.tsx';
import { useCan } from '#auth/user.tsx';
import { useEventLabel } from '#i18n/labels/event-field-labels.ts';
import { crewOf, dayOfEvent } from '#api/event-facts.ts';
import { exportPhone } from '#lists/files/export-values.ts';

type OpenEvent = (event: Schemas['Event'], dialog: string) => void;

export const useEventColumns = (open: OpenEvent): readonly EventColumn[] => [
  ...useBookingColumns(open),
  ...useClientColumns(open),
  ...usePriceColumns(),
];

function useBookingColumns(open: OpenEvent): readonly EventColumn[] {
  const { t } = useLingui();
  const label = useEventLabel();
  return [
    {
      id: 'event_date',
      header: label('event_date'),
      leaves: 2,
      cell: (event) => <DateText value={dayOfEvent(event)} />,
      exportValue: dayOfEvent,
      exportAs: 'day',
      width: '200px',
      isFact: true,
    },
    {
      id: 'time',
      header: label('time'),
      cell: (event) => <TimeText value={event.time} pickedDay={dayOfEvent(event)} />,
      exportValue: ({ time }) => time,
      exportAs: 'time',
      width: '180px',
    },
    {
      id: 'branch',
      header: label('branchId'),
      leaves: 3,
      cell: ({ branch }) => branch.name,
      exportValue: ({ branch }) => branch.name,
    },
    {
      id: 'package',
      width: '150px',
      header: label('packageId'),
      cell: (event) => (
        <Button variant="quiet" size="small" onPress={() => open(event, 'items')}>
          {event.package?.name ?? t`Custom`}
        </Button>
      ),
      exportValue: (event) => event.package?.name ?? t`Custom`,
    },
    ...usePaperColumns(open),
  ];
}

function usePaperColumns(open: OpenEvent): readonly EventColumn[] {
  const { t } = useLingui();
  const label = useEventLabel();
  const can = useCan();
  return [
    {
      id: 'agreement',
      header: t`Agreement`,
      // D40 Without the permission, the cell names it.
      cell: (event) =>
        can('Generate Aggrement') ? (
          <Button
            variant="soft"
            size="small"
            aria-label={t`Agreement, ${event.client.full_name}`}
            onPress={() => open(event, 'agreement')}
          >
            <Trans>Agreement</Trans>
          </Button>
        ) : (
          <Text size="small" tone="muted">
            <Trans>No Permission</Trans>
          </Text>
        ),
    },
    {
      id: 'employees',
      header: label('employees'),
      cell: (event) => <AssignCount {...{ event, open }} kind="employees" />,
      exportValue: (event) => crewOf(event).length,
    },
  ];
}

function useClientColumns(open: OpenEvent): readonly EventColumn[] {
  const label = useEventLabel();
  return [
    {
      id: 'client',
      width: '160px',
      header: label('name'),
      cell: ({ client }) => client.full_name,
      exportValue: ({ client }) => client.full_name,
      isRowHeader: true,
      isSticky: true,
    },
    {
      id: 'phone_number',
      header: label('primary_phone'),
      leaves: 1,
      cell: ({ client }) => <PhoneText value={client.phone_number} />,
      exportValue: ({ client }) => exportPhone(client.phone_number),
    },
    {
      id: 'secondary_phone',
      header: label('secondary_phone'),
      cell: ({ client }) => <PhoneText value={client.secondary_phone} />,
      exportValue: ({ client }) => exportPhone(client.secondary_phone),
    },
    ...useGuestColumns(open),
  ];
}

function useGuestColumns(open: OpenEvent): readonly EventColumn[] {
  const label = useEventLabel();
  return [
    {
      id: 'num_of_people',
      width: '150px',
      header: label('num_of_people'),
      align: 'end',
      cell: (event) => (
        <Stack space="xxsmall">
          {formatCount(event.num_of_people)}
          {!event.is_fixed && (
            <Text size="small" tone="muted">
              <Trans>
                <Birr value={event.unit_price} /> per person
              </Trans>
            </Text>
          )}
        </Stack>
      ),
      exportValue: (event) => event.num_of_people,
      isFact: true,
    },
    {
      id: 'vendors',
      header: label('vendors'),
      cell: (event) => <AssignCount {...{ event, open }} kind="vendors" />,
      exportValue: ({ vendors }) => vendors.length,
    },
  ];
}

/** Whose event it is, for how many, and which vendors come. Spec 2.5. */
import { formatCount } from '@digis/domain';
import { Birr, Button, PhoneText, Stack, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCan } from '../../../auth/user.tsx';
import { useEventLabel } from '../../../i18n/event-field-labels.ts';
import type { EventColumn, OpenEvent } from './event-columns.tsx';

export function useClientColumns(open: OpenEvent): readonly EventColumn[] {
  const label = useEventLabel();
  return [
    {
      id: 'client',
      width: '160px',
      header: label('name'),
      cell: ({ client }) => client.full_name,
      exportValue: ({ client }) => client.full_name,
      isRowHeader: true,
    },
    {
      id: 'phone_number',
      header: label('primary_phone'),
      cell: ({ client }) => <PhoneText phone={client.phone_number} />,
      exportValue: ({ client }) => client.phone_number,
    },
    {
      id: 'secondary_phone',
      header: label('secondary_phone'),
      cell: ({ client }) => <PhoneText phone={client.secondary_phone} />,
      exportValue: ({ client }) => client.secondary_phone,
    },
    ...useGuestColumns(open),
  ];
}

function useGuestColumns(open: OpenEvent): readonly EventColumn[] {
  const { t } = useLingui();
  const label = useEventLabel();
  const can = useCan();
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
                <Birr amount={event.unit_price} /> per person
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
      cell: (event) =>
        can('Assign Vendors') ? (
          <Button
            variant="soft"
            size="small"
            aria-label={t`Assign Vendors, ${event.client.full_name}, ${event.vendors.length}`}
            onPress={() => open(event, 'vendors')}
          >
            {formatCount(event.vendors.length)}
          </Button>
        ) : (
          formatCount(event.vendors.length)
        ),
      exportValue: ({ vendors }) => vendors.length,
    },
  ];
}

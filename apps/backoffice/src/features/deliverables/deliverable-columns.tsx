/** What the list of deliverables shows of each. D1. */
import type { Schemas } from '@digis/api-client/contract';
import { Birr, DateText, Stack, Switch, TimeText } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { formatCount } from '@digis/domain';
import { useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '../../api/event-words.ts';

type Deliverable = Schemas['Deliverable'];

export function useDeliverableColumns(
  onTick: (row: Deliverable, delivered: boolean) => void,
): readonly DataColumn<Deliverable>[] {
  const { t } = useLingui();
  return [
    {
      id: 'event_date',
      header: t`Event date`,
      cell: (delivery) => (
        <Stack space="xxsmall">
          <DateText value={dayOfEvent(delivery)} />
          <TimeText value={delivery.time} pickedDay={dayOfEvent(delivery)} />
        </Stack>
      ),
      isFact: true,
    },
    { id: 'vendor', header: t`Vendor`, cell: ({ vendor }) => vendor.name, isRowHeader: true },
    { id: 'category', header: t`Offer`, cell: ({ vendor }) => vendor.category },
    { id: 'client', header: t`Client`, cell: ({ client }) => client.full_name, isFact: true },
    { id: 'branch', header: t`Branch`, cell: ({ branch }) => branch.name },
    {
      id: 'pricing',
      header: t`Pricing`,
      cell: ({ vendor }) => (vendor.pricing === 'fixed' ? t`Fixed (Per Event)` : t`Per Person`),
    },
    {
      id: 'num_of_people',
      header: t`Number of people`,
      align: 'end',
      width: '104px',
      cell: ({ num_of_people }) => formatCount(num_of_people),
    },
    {
      id: 'total',
      header: t`Amount`,
      align: 'end',
      cell: ({ total }) => <Birr amount={total} />,
    },
    {
      id: 'delivered',
      header: t`Delivered`,
      cell: (row) => (
        <Switch
          aria-label={t`Delivered`}
          isSelected={row.delivered}
          onChange={(delivered) => onTick(row, delivered)}
        />
      ),
    },
  ];
}

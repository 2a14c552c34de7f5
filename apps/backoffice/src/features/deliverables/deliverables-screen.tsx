/** Vendors' deliveries to coming events. D1 */
import { ApiError } from '@digis/api-client';
import type { Schemas, QueryOf } from '@digis/api-client/contract';
import {
  Birr,
  DataTable,
  DateText,
  EmptyState,
  Page,
  RowActions,
  Stack,
  Switch,
  TimeText,
  toasts,
  Inline,
  Select,
  type DataColumn,
} from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { BookOpen } from 'lucide-react';
import { formatCount } from '@digis/domain';
import { causeOf } from '../../api/error-message.ts';
import { dateOf, idOf, useIdParameter, useParameter } from '../../navigation/use-address.ts';
import { goTo } from '../../navigation/place.ts';
import { useCan } from '../../auth/user.tsx';
import { dayOfEvent } from '../../api/event-facts.ts';
import { BranchFilter, DayRangeFilter } from '../../lists/filters/address-filters.tsx';
import { useDayRange } from '../../lists/day-range.ts';
import { useKnownFilters } from '../../lists/filters/known-filters.ts';
import { useVendors } from '../../api/queries/records.ts';
import { useWrite } from '../../api/hooks.ts';
import { useReadPages } from '../../api/pages.ts';

type DeliverableFilter = Pick<QueryOf<'listDeliverables'>, 'branchId' | 'vendorId' | 'from' | 'to'>;

const useDeliverables = (query: DeliverableFilter) =>
  useReadPages('/deliverables', { query, pick: ({ deliverables }) => deliverables });

const useMarkDelivered = () => useWrite('patch', '/deliverables');

const meanings = { branch: idOf, vendor: idOf, from: dateOf, to: dateOf };

function useDeliverableFilter(): DeliverableFilter {
  const branch = useIdParameter('branch').value;
  const vendor = useIdParameter('vendor').value;
  const days = useDayRange();
  return {
    ...(branch !== null && { branchId: branch }),
    ...(vendor !== null && { vendorId: vendor }),
    ...days,
  };
}

function DeliverableFilters() {
  const { t } = useLingui();
  const vendor = useParameter('vendor');
  useKnownFilters(meanings);
  const { data: vendors = [] } = useVendors();
  return (
    <Inline space="large">
      <BranchFilter />
      <Select
        label={t`Vendor`}
        placeholder={t`All vendors`}
        items={[
          { id: '', label: t`All vendors` },
          ...vendors.map(({ id, name }) => ({ id: String(id), label: name })),
        ]}
        value={vendor.value ?? ''}
        onChange={vendor.choose}
      />
      <DayRangeFilter />
    </Inline>
  );
}

type Deliverable = Schemas['Deliverable'];

function useTick() {
  const { t, i18n } = useLingui();
  const mark = useMarkDelivered();
  return async ({ id, vendor }: Deliverable, delivered: boolean) => {
    const { name } = vendor;
    try {
      await mark({ assignmentId: id, delivered });
      toasts.success(delivered ? t`${name} has delivered` : t`${name} has not delivered yet`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toasts.error(t`Something went wrong`, { detail: i18n._(causeOf(error)) });
    }
  };
}

export function DeliverablesScreen() {
  const { t } = useLingui();
  const can = useCan();
  const deliverables = useDeliverables(useDeliverableFilter());
  const tick = useTick();
  const columns = useDeliverableColumns((row, delivered) => void tick(row, delivered));
  const openLedger = ({ vendor }: Deliverable) => goTo(`/vendors?dialog=ledger&id=${vendor.id}`);
  return (
    <Page title={t`Deliverables`}>
      <Stack space="large">
        <DeliverableFilters />
        <DataTable
          aria-label={t`Deliverables`}
          columns={columns}
          emptyState={
            <EmptyState
              hint={t`Nothing here. What vendors bring to an event is listed once they are assigned to it.`}
            />
          }
          {...deliverables}
          getRowId={({ id }) => id}
          getRowName={({ vendor, client }) => `${vendor.name}, ${client.full_name}`}
          rowActions={(row) =>
            can('Vendor Ledger') && (
              <RowActions
                rowName={row.vendor.name}
                actions={[
                  {
                    id: 'ledger',
                    label: t`Payment Ledger`,
                    icon: <BookOpen aria-hidden />,
                    onPress: () => openLedger(row),
                  },
                ]}
              />
            )
          }
        />
      </Stack>
    </Page>
  );
}

function useDeliverableColumns(
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
    { id: 'category', header: t`Offer`, cell: ({ vendor }) => vendor.category, leaves: 3 },
    { id: 'client', header: t`Client`, cell: ({ client }) => client.full_name, isFact: true },
    { id: 'branch', header: t`Branch`, cell: ({ branch }) => branch.name, leaves: 2 },
    {
      id: 'pricing',
      header: t`Pricing`,
      leaves: 1,
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
      cell: ({ total }) => <Birr value={total} />,
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

/** Deliverables: what vendors owe to coming events, ticked off as it arrives. D1. */
import { ApiError } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';
import { DataTable, Page, RowActions, Stack, toasts } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { BookOpen } from 'lucide-react';
import { causeOf } from '../../api/error-message.ts';
import { pagesOf } from '../../lists/list-state.ts';
import { useGoTo } from '../../navigation/use-address.ts';
import { useCan } from '../../auth/user.tsx';
import { useDeliverableColumns } from './deliverable-columns.tsx';
import { useDeliverables, useMarkDelivered } from './deliverable-data.ts';
import { DeliverableFilters, useDeliverableFilter } from './deliverable-filters.tsx';

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
  const goTo = useGoTo();
  const openLedger = ({ vendor }: Deliverable) => goTo(`/vendors?dialog=ledger&id=${vendor.id}`);
  return (
    <Page title={t`Deliverables`}>
      <Stack space="large">
        <DeliverableFilters />
        <DataTable
          aria-label={t`Deliverables`}
          columns={columns}
          {...pagesOf(deliverables)}
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

// Spec 2.13, D139
import type { Schemas } from '@digis/api-client/contract';
import { Birr, Button, DataTable, Page, PhoneText, RowActions } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen } from 'lucide-react';
import { dateCreated } from '../../lists/instant-text.tsx';
import { ListSearch, useListWords, useEmptyList } from '../../lists/filters/list-search.tsx';
import { useOwedColumn } from '../../lists/columns/owed-column.tsx';
import { WholeListMenu } from '../../lists/list-menu.tsx';
import { listOf, useOpenRow } from '../../lists/list-state.ts';
import { useRemoval, useRowActions } from '../../lists/row-actions.tsx';
import { closeDialog, openDialog } from '../../navigation/dialog-acts.ts';
import { useCan } from '../../auth/user.tsx';
import { useVendors } from '../../api/queries/records.ts';
import { useDeleteVendor } from './vendor-data.ts';
import { VendorDialog } from './vendor-dialog.tsx';
import { VendorLedgerDialog } from './vendor-ledger-dialog.tsx';
import { exportColumn, exportPhone, createdExport } from '../../lists/files/export-values.ts';

function useVendorFileColumns(
  vendors: readonly Vendor[] | undefined,
): readonly DataColumn<Vendor>[] {
  const { t } = useLingui();
  const column = exportColumn<Vendor>;
  return [
    column('name', t`Vendor Name`, ({ name }) => name),
    column('category', t`Offer`, ({ category }) => category),
    column('pricing', t`Pricing`, ({ pricing }) =>
      pricing === 'fixed' ? t`Fixed (Per Event)` : t`Per Person`,
    ),
    column('amount', t`Amount`, ({ amount }) => amount),
    ...useOwedColumn(t`We owe`, vendors),
    column('representative', t`Representative`, ({ representative }) => representative),
    column('contact', t`Contact`, ({ contact }) => contact && exportPhone(contact)),
    column('deleted', t`Deleted, not settled`, ({ deletedAt }) =>
      deletedAt === undefined ? t`No` : t`Yes`,
    ),
    createdExport<Vendor>(t`Date Created`),
  ];
}

type Vendor = Schemas['Vendor'];

function useColumns(vendors: readonly Vendor[] | undefined): readonly DataColumn<Vendor>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: t`Vendor Name`,
      cell: ({ name, deletedAt }) =>
        deletedAt === undefined ? name : t`${name} (deleted, not settled)`,
      isRowHeader: true,
    },
    {
      id: 'category',
      header: t`Offer`,
      cell: ({ category }) => category,
      isFact: true,
      leaves: 5,
    },
    {
      id: 'pricing',
      header: t`Pricing`,
      leaves: 4,
      cell: ({ pricing }) => (pricing === 'fixed' ? t`Fixed (Per Event)` : t`Per Person`),
    },
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      cell: ({ amount }) => <Birr value={amount} />,
    },
    ...useOwedColumn(t`We owe`, vendors),
    {
      id: 'representative',
      header: t`Representative`,
      leaves: 2,
      cell: ({ representative }) => representative,
    },
    {
      id: 'contact',
      header: t`Contact`,
      leaves: 3,
      cell: ({ contact }) => (contact === undefined ? null : <PhoneText value={contact} />),
    },
    { ...dateCreated<Vendor>(t`Date Created`), leaves: 1 },
  ];
}

function useVendorActions(askToDelete: (vendor: Vendor) => void) {
  const { t } = useLingui();
  const can = useCan();
  const actions = useRowActions();
  return (vendor: Vendor) => [
    ...(can('Vendor Ledger')
      ? [
          {
            id: 'ledger',
            label: t`Payment Ledger`,
            icon: <BookOpen aria-hidden />,
            onPress: () => openDialog('ledger', vendor.id),
          },
        ]
      : []),
    ...(vendor.deletedAt === undefined
      ? [
          actions.edit(() => openDialog('edit', vendor.id)),
          actions.remove(() => askToDelete(vendor)),
        ]
      : []),
  ];
}

export function VendorsScreen() {
  const { t } = useLingui();
  const vendors = useVendors(useListWords());
  const [askToDelete, question] = useRemoval<Vendor>({
    write: useDeleteVendor(),
    question: ({ name }) => t`Delete vendor ${name}?`,
    done: msg`Vendor deleted`,
    inUse: msg`There is a balance that is not settled yet, or an event to come.`,
  });
  const actionsOf = useVendorActions(askToDelete);
  return (
    <Page
      title={t`Vendors`}
      action={
        <Button tone="brand" onPress={() => openDialog('add')}>
          <Trans>Add Vendor</Trans>
        </Button>
      }
    >
      <ListSearch label={t`Name or phone`} rows={vendors.data}>
        <WholeListMenu
          rows={vendors.data}
          columns={useVendorFileColumns(vendors.data)}
          name={t`Vendors`}
          logged={{ name: 'vendors', of: null }}
          file={['vendors']}
        />
      </ListSearch>
      <DataTable
        aria-label={t`Vendors`}
        columns={useColumns(vendors.data)}
        emptyState={useEmptyList(
          t`No vendors yet. They bring music, decoration or tents to an event.`,
          () => openDialog('add'),
        )}
        {...listOf(vendors)}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        rowActions={(vendor) => <RowActions rowName={vendor.name} actions={actionsOf(vendor)} />}
      />
      <OpenVendor vendors={vendors.data} />
      {question}
    </Page>
  );
}

function OpenVendor({ vendors }: { readonly vendors: readonly Vendor[] | undefined }) {
  const can = useCan();
  const { dialog, row: vendor } = useOpenRow(vendors);
  if (dialog === 'add') return <VendorDialog vendor={null} onClose={closeDialog} />;
  if (!vendor) return null;
  if (dialog === 'ledger' && can('Vendor Ledger')) {
    return <VendorLedgerDialog key={vendor.id} vendor={vendor} onClose={closeDialog} />;
  }
  if (dialog !== 'edit') return null;
  return <VendorDialog key={vendor.id} vendor={vendor} onClose={closeDialog} />;
}

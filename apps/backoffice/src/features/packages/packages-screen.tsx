// Spec 2.12
import type { Schemas } from '@digis/api-client/contract';
import { Birr, Button, DataTable, Notice, Page, RowActions, Stack } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { formatCount } from '@digis/domain';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMenuWords } from '../../i18n/menu-words.ts';
import { dateCreated } from '../../lists/instant-text.tsx';
import { ListSearch, useListWords, useEmptyList } from '../../lists/filters/list-search.tsx';
import { WholeListMenu } from '../../lists/list-menu.tsx';
import { listOf, useOpenRow } from '../../lists/list-state.ts';
import { useRemoval, useRowActions } from '../../lists/row-actions.tsx';
import { closeDialog, openDialog } from '../../navigation/dialog-acts.ts';
import { useItems, usePackages } from '../../api/queries/records.ts';
import { useDeletePackage } from './package-data.ts';
import { PackageDialog } from './package-dialog.tsx';
import { usePackageFileColumns } from './package-file-columns.ts';
import { specMessages } from '../../i18n/spec-messages.ts';

type Package = Schemas['Package'];

function Prices({ prices }: Pick<Package, 'prices'>) {
  return (
    <Stack space="xxsmall">
      {prices.map(({ min, max, value }) => (
        <span key={min}>
          <Trans>
            {formatCount(min)} – {formatCount(max)} = <Birr value={value} currency="ETB" /> (per
            person)
          </Trans>
        </span>
      ))}
    </Stack>
  );
}

function useColumns(): readonly DataColumn<Package>[] {
  const { t } = useLingui();
  const menuWords = useMenuWords();
  return [
    // Upper case on screen only: the stored and exported name keeps its case.
    {
      id: 'name',
      header: t`Package Name`,
      cell: ({ name }) => name.toLocaleUpperCase(),
      isRowHeader: true,
    },
    {
      id: 'items',
      header: t`Items`,
      cell: ({ items }) => `(${items.length}) ${items.map(({ name }) => name).join(t`, `)}`,
    },
    { id: 'menu', header: t`Fasting`, cell: ({ menu }) => menuWords(menu), leaves: 2 },
    { id: 'prices', header: t`Pricing`, cell: Prices, isFact: true, width: '336px' },
    { ...dateCreated<Package>(t`Date Created`), leaves: 1 },
  ];
}

export function PackagesScreen() {
  const { t } = useLingui();
  const packages = usePackages(useListWords());
  const actions = useRowActions();
  const [askToDelete, question] = useRemoval<Package>({
    write: useDeletePackage(),
    question: ({ name }) => t`Delete package ${name}?`,
    done: msg`Package deleted`,
  });
  const columns = useColumns();
  return (
    <Page
      title={t`Packages`}
      action={
        <Button tone="brand" onPress={() => openDialog('add')}>
          <Trans>Add Package</Trans>
        </Button>
      }
    >
      <ListSearch label={t`Name`} rows={packages.data}>
        <WholeListMenu
          rows={packages.data}
          columns={usePackageFileColumns()}
          name={t`Packages`}
          logged={{ name: 'packages', of: null }}
          file={['packages']}
        />
      </ListSearch>
      <DataTable
        aria-label={t`Packages`}
        columns={columns}
        emptyState={useEmptyList(
          t`No packages yet. A package is a menu with prices by guests.`,
          () => openDialog('add'),
        )}
        {...listOf(packages)}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        rowActions={(offer) => (
          <RowActions
            rowName={offer.name}
            actions={[
              actions.edit(() => openDialog('edit', offer.id)),
              actions.remove(() => askToDelete(offer)),
            ]}
          />
        )}
      />
      <OpenPackage packages={packages.data} />
      {question}
    </Page>
  );
}

function OpenPackage({ packages }: { readonly packages: readonly Package[] | undefined }) {
  const { i18n } = useLingui();
  const { dialog, row } = useOpenRow(packages);
  const { data: items, error } = useItems();
  const offer = dialog === 'add' ? null : row;
  if (dialog !== 'add' && (dialog !== 'edit' || offer === null)) return null;
  if (error && !items) return <Notice tone="critical">{i18n._(specMessages.loadFailed)}</Notice>;
  if (!items) return null;
  return <PackageDialog key={offer?.id} offer={offer} items={items} onClose={closeDialog} />;
}

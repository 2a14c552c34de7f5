// Spec 2.11
import type { Schemas } from '@digis/api-client/contract';
import { Button, DataTable, Page, RowActions } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { kindLabels, useQuantityWords } from '../../i18n/items/item-words.ts';
import { useMenuWords } from '../../i18n/menu-words.ts';
import { dateCreated } from '../../lists/instant-text.tsx';
import { ListSearch, useListWords, useEmptyList } from '../../lists/filters/list-search.tsx';
import { WholeListMenu } from '../../lists/list-menu.tsx';
import { listOf, useOpenRow } from '../../lists/list-state.ts';
import { useRemoval, useRowActions } from '../../lists/row-actions.tsx';
import { closeDialog, openDialog } from '../../navigation/dialog-acts.ts';
import { useItems } from '../../api/queries/records.ts';
import { useDeleteItem } from './item-data.ts';
import { ItemDialog } from './item-dialog.tsx';
import { useItemFileColumns } from './item-file-columns.ts';

type Item = Schemas['Item'];

function useColumns(): readonly DataColumn<Item>[] {
  const { t, i18n } = useLingui();
  const menuWords = useMenuWords();
  const quantityWords = useQuantityWords();
  return [
    { id: 'name', header: t`Item Name`, cell: ({ name }) => name, isRowHeader: true },
    { id: 'menu', header: t`Fasting`, cell: ({ menu }) => menuWords(menu), isFact: true },
    {
      id: 'kind',
      header: t`Kind`,
      cell: ({ kind }) => i18n._(kindLabels[kind]),
      isFact: true,
      leaves: 2,
    },
    { id: 'per_guest', header: t`For each guest`, cell: quantityWords, isFact: true },
    { ...dateCreated<Item>(t`Date Created`), leaves: 1 },
  ];
}

export function ItemsScreen() {
  const { t } = useLingui();
  const items = useItems(useListWords());
  const actions = useRowActions();
  const [askToDelete, question] = useRemoval<Item>({
    write: useDeleteItem(),
    question: ({ name }) => t`Delete item ${name}?`,
    done: msg`Item deleted`,
  });
  return (
    <Page
      title={t`Items`}
      action={
        <Button tone="brand" onPress={() => openDialog('add')}>
          <Trans>Add Item</Trans>
        </Button>
      }
    >
      <ListSearch label={t`Name`} rows={items.data}>
        <WholeListMenu
          rows={items.data}
          columns={useItemFileColumns()}
          name={t`Items`}
          logged={{ name: 'items', of: null }}
          file={['items']}
        />
      </ListSearch>
      <DataTable
        aria-label={t`Items`}
        columns={useColumns()}
        emptyState={useEmptyList(
          t`No dishes yet. Packages and events of their own menu are made of them.`,
          () => openDialog('add'),
        )}
        {...listOf(items)}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        rowActions={(item) => (
          <RowActions
            rowName={item.name}
            actions={[
              actions.edit(() => openDialog('edit', item.id)),
              actions.remove(() => askToDelete(item)),
            ]}
          />
        )}
      />
      <OpenItem items={items.data} />
      {question}
    </Page>
  );
}

function OpenItem({ items }: { readonly items: readonly Item[] | undefined }) {
  const { dialog, row: item } = useOpenRow(items);
  if (dialog === 'add') return <ItemDialog item={null} onClose={closeDialog} />;
  if (dialog !== 'edit' || !item) return null;
  return <ItemDialog key={item.id} item={item} onClose={closeDialog} />;
}

/** Banks, wallets and safes, where money is apart from the cash boxes. D126 */
import { Badge, Button, DataTable, EmptyState, Inline, RowActions, Stack, Text } from '@digis/ui';
import type { DataColumn, MenuAction } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Archive, ArchiveRestore, Plus } from 'lucide-react';
import { useOwnBranches } from '#api/queries/records.ts';
import { listOf, useOpenRow } from '#lists/list-state.ts';
import { useRowActions } from '#lists/row-actions.tsx';
import { type MoneyPlace, useAllPlaces } from '#money/places/place-data.ts';
import { useKindOfPlace } from '#money/places/place-words.ts';
import { closeDialog, openDialog } from '#navigation/dialog-acts.ts';
import type { Settings } from '../setting-data.ts';
import { PlaceDialog, type PlaceValues } from './place-dialog.tsx';
import { proposedPlace } from './proposed-place.ts';
import { useClosing } from './use-closing.tsx';

const ADD = 'add-place';
const PROPOSED = 'add-proposed';
const EDIT = 'edit-place';

export function PlaceList({ settings }: { readonly settings: Settings }) {
  const { t } = useLingui();
  const places = useAllPlaces();
  const actions = useRowActions();
  const [closing, question] = useClosing();
  const closeOrOpen = (place: MoneyPlace): MenuAction =>
    place.closed
      ? {
          id: 'open',
          label: t`Open again`,
          icon: <ArchiveRestore aria-hidden />,
          onPress: () => closing.open(place),
        }
      : {
          id: 'close',
          label: t`Close`,
          icon: <Archive aria-hidden />,
          onPress: () => closing.ask(place),
        };
  return (
    <Stack>
      <Inline justify="between">
        <Text tone="muted">
          <Trans>Where money is beside the cash box of each branch.</Trans>
        </Text>
        <Button variant="soft" icon={<Plus aria-hidden />} onPress={() => openDialog(ADD)}>
          <Trans>Add Bank</Trans>
        </Button>
      </Inline>
      <DataTable
        aria-label={t`Banks`}
        columns={usePlaceColumns()}
        emptyState={<NoPlaces proposed={proposedPlace(settings)} />}
        {...listOf(places)}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        rowActions={(place) => (
          <RowActions
            rowName={place.name}
            actions={[actions.edit(() => openDialog(EDIT, place.id)), closeOrOpen(place)]}
          />
        )}
      />
      <OpenPlace places={places.data} settings={settings} />
      {question}
    </Stack>
  );
}

function usePlaceColumns(): readonly DataColumn<MoneyPlace>[] {
  const { t } = useLingui();
  const kindOf = useKindOfPlace();
  const { data: branches = [] } = useOwnBranches();
  const branchOf = ({ branchId }: MoneyPlace) =>
    branchId === undefined ? t`All branches` : branches.find(({ id }) => id === branchId)?.name;
  return [
    {
      id: 'name',
      header: t`Name`,
      isRowHeader: true,
      cell: ({ name, closed }) => (
        <Inline>
          {name}
          {closed && <Badge tone="neutral">{t`Closed`}</Badge>}
        </Inline>
      ),
    },
    { id: 'kind', header: t`Kind`, cell: ({ kind }) => kindOf(kind), leaves: 2 },
    { id: 'digits', header: t`Last digits`, cell: ({ digits }) => digits },
    { id: 'branch', header: t`Branch`, cell: branchOf, leaves: 1 },
  ];
}

function NoPlaces({ proposed }: { readonly proposed: PlaceValues | null }) {
  const { t } = useLingui();
  return (
    <EmptyState
      hint={t`No banks yet. Each one is a place of money, with its own balance and the references of its payments.`}
      action={
        proposed && (
          <Button variant="soft" onPress={() => openDialog(PROPOSED)}>
            <Trans>Add {proposed.name}</Trans>
          </Button>
        )
      }
    />
  );
}

interface OpenPlaceProps {
  readonly places: readonly MoneyPlace[] | undefined;
  readonly settings: Settings;
}

function OpenPlace({ places, settings }: OpenPlaceProps) {
  const { dialog, row: place } = useOpenRow(places);
  if (dialog === ADD) return <PlaceDialog place={null} onClose={closeDialog} />;
  if (dialog === PROPOSED)
    return (
      <PlaceDialog
        place={null}
        initial={proposedPlace(settings) ?? undefined}
        onClose={closeDialog}
      />
    );
  if (dialog !== EDIT || !place) return null;
  return <PlaceDialog key={place.id} place={place} onClose={closeDialog} />;
}

// Spec 2.8, D131, D177
import type { Permission } from '@digis/api-client/contract';
import { EmptyState, Inline, Notice, Page, Skeleton, Stack, Tabs } from '@digis/ui';
import { lazyWithPreload } from '@digis/ui/app';
import { BranchSelector } from '@digis/ui/catering';
import type { TabItem } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOwnBranches } from '../../api/queries/records.ts';
import { Suspense } from 'react';
import { useKnownFilters } from '../../lists/filters/known-filters.ts';
import { usePartsAhead } from '../../lists/parts-ahead.ts';
import { idOf, useIdParameter, useParameter } from '../../navigation/use-address.ts';
import { maySeeWhoOwes, useCan } from '../../auth/user.tsx';
import { useKnowsPlaces } from '../../money/places/place-data.ts';
import { AdvanceList } from './advances/advance-list.tsx';
import { BalanceOfBranch, FoldedBalance } from './balance-of-branch.tsx';
import { BookList } from './book/book-list.tsx';
import { useCashBranch, useCashFigures } from './cashbook-data.ts';
import { MessageButton, MessageDialogs } from './message/message-button.tsx';
import { TillDialogs, TillMenu } from './till/till-menu.tsx';
import { CashButtons } from './record/cash-dialog.tsx';
import type { CashTab } from './cashbook-data.ts';
import { PendingList } from './pending/pending-list.tsx';
import { PettyCash } from './petty/petty-cash.tsx';

type TabId = CashTab | 'owes' | 'payables' | 'petty';

const CashEntry = lazyWithPreload(async () => (await import('./entry/cash-entry.tsx')).CashEntry);
const WhoOwes = lazyWithPreload(async () => (await import('./owes/who-owes.tsx')).WhoOwes);

const Payables = lazyWithPreload(async () => (await import('./payables/payables.tsx')).Payables);

const parts = [CashEntry, WhoOwes, Payables];

const pettyPermissions: readonly Permission[] = [
  'Cashbook Petty Cash',
  'Cashbook Spend Petty Cash',
  'Cashbook Create Petty Cash',
];

function usePermittedTabs() {
  const { t } = useLingui();
  const can = useCan();
  const isShown: Record<TabId, boolean> = {
    book: can('Cashbook View Records'),
    pending: can('Cashbook Approve Pending Transaction'),
    advance: can('Cashbook Settle Advance Payment'),
    owes: maySeeWhoOwes(can),
    payables: can('Cashbook View Balance'),
    petty: pettyPermissions.some(can),
  };
  const all: readonly TabItem<TabId>[] = [
    { id: 'book', label: t`Book` },
    { id: 'pending', label: t`Pending` },
    { id: 'advance', label: t`Advance` },
    { id: 'owes', label: t`Who owes` },
    { id: 'payables', label: t`We owe` },
    { id: 'petty', label: t`Petty Cash` },
  ];
  return all.filter(({ id }) => isShown[id]);
}

export function CashbookScreen() {
  const { t } = useLingui();
  const branch = useCashBranch();
  usePartsAhead(parts);
  const isKnown = useKnowsPlaces();
  if (!isKnown)
    return (
      <Page title={t`Cashbook`}>
        <Skeleton shape="row" count={8} label={t`Loading`} />
      </Page>
    );
  return (
    <Page title={t`Cashbook`} action={<CashActs />}>
      <Stack space="small">
        {branch.isAdmin && <BranchChoice />}
        <CashTabs />
      </Stack>
      <OpenEntry />
      <TillDialogs />
      <MessageDialogs />
    </Page>
  );
}

const CashActs = () => (
  <Inline>
    <CashButtons />
    <TillMenu />
    <MessageButton />
  </Inline>
);

/** D146 Outside the tabs, so that an entry opens over any of them. */
function OpenEntry() {
  const can = useCan();
  const { value: entry } = useIdParameter('entry');
  if (entry === null || !can('Cashbook View Records')) return null;
  return (
    <Suspense>
      <CashEntry key={entry} id={entry} />
    </Suspense>
  );
}

const meanings = { branch: idOf };

/** D73 An admin who chose no branch reads all branches and can write to none. */
function BranchChoice() {
  const { chosen, choose } = useCashBranch();
  useKnownFilters(meanings);
  const { data: branches = [] } = useOwnBranches();
  return (
    <Stack space="small">
      <BranchSelector branches={branches} value={chosen} onChange={choose} hasAll />
      {chosen !== null && (
        <Notice isLive>
          <Trans>Every new record is assigned to the selected branch.</Trans>
        </Notice>
      )}
    </Stack>
  );
}

function CashTabs() {
  const { t } = useLingui();
  const { query } = useCashBranch();
  const tabs = usePermittedTabs();
  const { value, choose } = useParameter('tab');
  const [first] = tabs;
  const listed = tabs.map(({ id }) => id).find(isListed);
  const type = listed ?? 'book';
  const { data } = useCashFigures({ type, ...query }, listed !== undefined);
  const counts: Partial<Record<TabId, number>> = {
    pending: data?.status.pendingCount,
    advance: data?.status.advanceCount,
  };
  if (!first) return <EmptyState variant="no-permission" />;
  const open = tabs.find(({ id }) => id === value) ?? first;
  const balance = { type, isListed: listed !== undefined };
  return (
    <Stack space="small">
      {open.id === 'book' ? (
        <BalanceOfBranch {...balance} />
      ) : (
        <FoldedBalance key={open.id} {...balance} />
      )}
      <Tabs
        aria-label={t`Cashbook`}
        items={tabs.map((tab) => ({ ...tab, count: counts[tab.id] }))}
        value={open.id}
        onChange={choose}
      >
        {(id) => <TabContent key={id} id={id} />}
      </Tabs>
    </Stack>
  );
}

const isListed = (id: TabId): id is CashTab =>
  id === 'book' || id === 'pending' || id === 'advance';

function TabContent({ id }: { readonly id: TabId }) {
  const { t } = useLingui();
  if (id === 'petty') return <PettyCash />;
  if (id === 'book') return <BookList />;
  if (id === 'pending') return <PendingList />;
  if (id === 'advance') return <AdvanceList />;
  return (
    <Suspense fallback={<Skeleton shape="row" count={6} label={t`Loading`} />}>
      {id === 'owes' ? <WhoOwes /> : <Payables />}
    </Suspense>
  );
}

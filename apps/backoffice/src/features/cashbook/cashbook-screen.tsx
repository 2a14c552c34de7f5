/** Cashbook: the book, what waits for approval, what is still to settle, and petty cash. Spec 2.8. */
import type { Permission } from '@digis/api-client/contract';
import { EmptyState, Notice, Page, Stack, Tabs } from '@digis/ui';
import { BranchSelector } from '@digis/ui/catering';
import type { TabItem } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOwnBranches } from '../../api/queries/records.ts';
import { useParameter } from '../../navigation/use-address.ts';
import { useCan } from '../../auth/user.tsx';
import { BalanceOfBranch } from './balance-of-branch.tsx';
import { useCashBranch, useCashFigures } from './cashbook-data.ts';
import { CashButtons } from './record/cash-dialog.tsx';
import { CashList } from './book/cash-list.tsx';
import type { CashTab } from './cashbook-data.ts';
import { PettyCash } from './petty/petty-cash.tsx';

type TabId = CashTab | 'petty';

const pettyPermissions: readonly Permission[] = [
  'Cashbook Petty Cash',
  'Cashbook Spend Petty Cash',
  'Cashbook Create Petty Cash',
];

/** The tabs this user may open; the counts come with whichever list is open. */
function usePermittedTabs() {
  const { t } = useLingui();
  const can = useCan();
  const isShown: Record<TabId, boolean> = {
    book: can('Cashbook View Records'),
    pending: can('Cashbook Approve Pending Transaction'),
    advance: can('Cashbook Settle Advance Payment'),
    petty: pettyPermissions.some(can),
  };
  const all: readonly TabItem<TabId>[] = [
    { id: 'book', label: t`Book` },
    { id: 'pending', label: t`Pending` },
    { id: 'advance', label: t`Advance` },
    { id: 'petty', label: t`Petty Cash` },
  ];
  return all.filter(({ id }) => isShown[id]);
}

export function CashbookScreen() {
  const { t } = useLingui();
  const branch = useCashBranch();
  return (
    <Page title={t`Cashbook`} action={<CashButtons />}>
      <Stack space="large">
        {branch.isAdmin && <BranchChoice />}
        <CashTabs />
      </Stack>
    </Page>
  );
}

/** SPEC: D73, without a branch an admin reads all of them and writes in none. */
function BranchChoice() {
  const { chosen, choose } = useCashBranch();
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
  const listed = tabs.find(({ id }) => id !== 'petty')?.id;
  const type = listed === undefined || listed === 'petty' ? 'book' : listed;
  const { data } = useCashFigures({ type, ...query }, listed !== undefined);
  const counts: Partial<Record<TabId, number>> = {
    pending: data?.status.pendingCount,
    advance: data?.status.advanceCount,
  };
  if (!first) return <EmptyState variant="no-permission" />;
  const open = tabs.find(({ id }) => id === value) ?? first;
  return (
    <Stack space="large">
      <BalanceOfBranch type={type} isListed={listed !== undefined} />
      <Tabs
        aria-label={t`Cashbook`}
        items={tabs.map((tab) => ({ ...tab, count: counts[tab.id] }))}
        value={open.id}
        onChange={choose}
      >
        {(id) => (id === 'petty' ? <PettyCash /> : <CashList key={id} tab={id} />)}
      </Tabs>
    </Stack>
  );
}

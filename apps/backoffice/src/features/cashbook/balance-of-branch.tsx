/** A branch's balance: masked at first, hidden without the permission. Spec 2.8, D86 */
import { BalancePanel, Button, Inline } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../auth/user.tsx';
import { usePlaces } from '../../money/places/place-data.ts';
import { usePlaceName } from '../../money/places/place-words.ts';
import { useCashBranch, useCashFigures } from './cashbook-data.ts';
import type { CashTab } from './cashbook-data.ts';

export function FoldedBalance(props: BalanceOfBranchProps) {
  const can = useCan();
  const [isUnfolded, setUnfolded] = useState(false);
  if (!can('Cashbook View Balance') || !props.isListed) return null;
  if (isUnfolded) return <BalanceOfBranch {...props} />;
  return (
    <Inline>
      <Button
        size="small"
        variant="quiet"
        icon={<ChevronDown aria-hidden />}
        aria-expanded={false}
        onPress={() => setUnfolded(true)}
      >
        <Trans>Balance</Trans>
      </Button>
    </Inline>
  );
}

interface BalanceOfBranchProps {
  readonly type: CashTab;
  readonly isListed: boolean;
}

function useExpectedParts() {
  const nameOf = usePlaceName();
  const { query } = useCashBranch();
  const places = usePlaces(query.branchId) ?? [];
  if (places.length === 0) return undefined;
  return [undefined, ...places].map((place) => ({ label: nameOf(place), value: 0 }));
}

export function BalanceOfBranch({ type, isListed }: BalanceOfBranchProps) {
  const { t } = useLingui();
  const { query, chosen } = useCashBranch();
  const nameOf = usePlaceName();
  const isPermitted = useCan()('Cashbook View Balance') && isListed;
  const { data, error, retry } = useCashFigures({ type, ...query }, isPermitted);
  const expected = useExpectedParts();
  if (!isPermitted) return null;
  const {
    balance = 0,
    estimate = 0,
    outstanding = 0,
    earned = outstanding,
    coming = 0,
    totalIn = 0,
    totalOut = 0,
    places,
  } = data?.status ?? {};
  // D126 No parts if the cash box is the branch's only place of money.
  const parts = data
    ? places?.map(({ place, balance: value }) => ({ label: nameOf(place), value }))
    : expected;
  return (
    <BalancePanel
      // The key masks the balance again when another branch is chosen.
      key={chosen}
      title={t`Balance`}
      layout="line"
      items={[
        { id: 'balance', label: t`Balance`, value: balance, ...(parts && { parts }) },
        {
          id: 'estimate',
          label: t`Estimate`,
          value: estimate,
          hint: t`After our debts`,
          tone: estimate < 0 ? 'critical' : 'neutral',
        },
        {
          id: 'outstanding',
          label: t`Outstanding`,
          value: outstanding,
          hint: t`We owe`,
          href: `/cashbook?tab=payables${chosen === null ? '' : `&branch=${chosen}`}`,
          parts: [
            { label: t`Earned`, value: earned },
            { label: t({ message: 'Coming', context: 'wage' }), value: coming },
          ],
        },
        { id: 'in', label: t`In`, value: totalIn, tone: 'positive' },
        { id: 'out', label: t`Out`, value: totalOut },
      ]}
      isLoading={!data && !error}
      hasFailed={!data && Boolean(error)}
      onRetry={retry}
    />
  );
}

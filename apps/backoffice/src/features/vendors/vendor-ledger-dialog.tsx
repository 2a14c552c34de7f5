// Spec 2.13, D64, D87, D88
import type { Schemas } from '@digis/api-client/contract';
import { Birr, Button, Dialog, EmptyState, Notice, Stack, StatCard } from '@digis/ui';
import { BranchSelector } from '@digis/ui/catering';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOwnBranches } from '../../api/queries/records.ts';
import { useState } from 'react';
import { EarnedAndComing } from '../../ledgers/earned-and-coming.tsx';
import { LedgerSides } from '../../ledgers/ledger-sides.tsx';
import { useKnownFilters } from '../../lists/filters/known-filters.ts';
import { idOf, useIdParameter } from '../../navigation/use-address.ts';
import { useCan, useUser } from '../../auth/user.tsx';
import { useGivenMessage } from '../../money/message/given-message.ts';
import { PayVendorDialog } from './pay-vendor-dialog.tsx';
import { useVendorBalance, useVendorLedger } from './vendor-data.ts';
import type { LedgerOf } from './vendor-data.ts';

interface VendorLedgerDialogProps {
  readonly vendor: Schemas['Vendor'];
  readonly onClose: () => void;
}

export function VendorLedgerDialog({ vendor, onClose }: VendorLedgerDialogProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const { value: chosen } = useIdParameter('branch');
  const isAdmin = role === 'admin';
  const { name } = vendor;
  const of: LedgerOf | null = isAdmin
    ? chosen === null
      ? null
      : { id: vendor.id, branchId: chosen }
    : { id: vendor.id };
  return (
    <Dialog
      title={t`Payment Ledger: ${name}`}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack space="large">
        {isAdmin && <BranchChoice />}
        {of === null ? (
          <EmptyState title={t`Choose a branch first`} />
        ) : (
          <Ledger key={of.branchId} vendor={vendor} of={of} />
        )}
      </Stack>
    </Dialog>
  );
}

const meanings = { branch: idOf };

function BranchChoice() {
  const { value, choose } = useIdParameter('branch');
  useKnownFilters(meanings);
  const { data: branches = [] } = useOwnBranches();
  return (
    <Stack space="small">
      <BranchSelector branches={branches} value={value} onChange={choose} />
      <Notice>
        <Trans>Every payment is assigned to the selected branch.</Trans>
      </Notice>
    </Stack>
  );
}

interface LedgerProps {
  readonly vendor: Schemas['Vendor'];
  readonly of: LedgerOf;
}

/** As the branch sees it: `in` is a debt, `out` a payment. */
const tones = { in: 'critical', out: 'positive' } as const;

function Ledger({ vendor, of }: LedgerProps) {
  const { t } = useLingui();
  const can = useCan();
  // A bank message passed on from the cashbook opens the payment that it belongs to.
  const [isPaying, setPaying] = useState(useGivenMessage() !== '' && can('Cashbook In/Out'));
  const { data: balance, isLoading } = useVendorBalance(of);
  const payable = useVendorLedger(of, 'in');
  const paid = useVendorLedger(of, 'out');
  const words = { in: t`Owed`, out: t`Paid` };
  const isPrepaid = balance !== undefined && balance.balance < 0;
  return (
    <Stack space="large">
      <StatCard
        label={isPrepaid ? t`Prepaid` : t`Outstanding Balance`}
        value={<Birr value={Math.abs(balance?.balance ?? 0)} />}
        hint={balance && !isPrepaid && <EarnedAndComing {...balance} />}
        isLoading={isLoading}
      />
      <LedgerSides
        of={vendor}
        tones={tones}
        words={words}
        pay={
          can('Cashbook In/Out') && (
            <Button tone="brand" isDisabled={balance === undefined} onPress={() => setPaying(true)}>
              <Trans>Make Payment</Trans>
            </Button>
          )
        }
        sides={[
          { name: t`Payable History`, exported: 'vendor_payables', entries: payable },
          {
            name: t`Payment History`,
            exported: 'vendor_payments',
            entries: paid,
            subjectOf: () => ({ kind: 'vendor', ...of }),
          },
        ]}
      />
      {isPaying && balance !== undefined && (
        <PayVendorDialog vendor={vendor} of={of} owed={balance} onClose={() => setPaying(false)} />
      )}
    </Stack>
  );
}

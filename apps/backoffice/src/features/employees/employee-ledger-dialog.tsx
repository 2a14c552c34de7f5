// Spec 2.10, D57, D58
import type { Schemas } from '@digis/api-client/contract';
import { Birr, Button, Dialog, Stack, StatCard, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EarnedAndComing } from '../../ledgers/earned-and-coming.tsx';
import { LedgerSides } from '../../ledgers/ledger-sides.tsx';
import { useCan } from '../../auth/user.tsx';
import { useEmployeeLedger, useGain } from './employee-data.ts';
import { useGivenMessage } from '../../money/message/given-message.ts';
import { PayEmployeeDialog } from './pay-employee-dialog.tsx';

interface EmployeeLedgerDialogProps {
  readonly employee: Schemas['Employee'];
  readonly onClose: () => void;
}

const tones = { in: 'positive', out: 'neutral' } as const;

export function EmployeeLedgerDialog({ employee, onClose }: EmployeeLedgerDialogProps) {
  const { t } = useLingui();
  const can = useCan();
  // A bank message passed on from the cashbook opens the payment that it belongs to.
  const [isPaying, setPaying] = useState(useGivenMessage() !== '' && can('Cashbook In/Out'));
  const { id, full_name, salary = 0 } = employee;
  const { data: gain, isLoading } = useGain(id);
  const gains = useEmployeeLedger(id, 'in');
  const payments = useEmployeeLedger(id, 'out');
  const words = { in: t`Earned`, out: t`Paid` };
  const canPay = gain !== undefined && (gain.earned > 0 || gain.coming > 0 || salary > 0);
  return (
    <Dialog
      title={t`Salary & Wage: ${full_name}`}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="quiet" onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <Stack space="large">
        <StatCard
          label={t`Employee Wage Balance`}
          value={<Birr value={gain?.balance ?? 0} />}
          hint={gain && <EarnedAndComing {...gain} />}
          isLoading={isLoading}
        />
        <LedgerSides
          of={{ id, name: full_name }}
          tones={tones}
          words={words}
          pay={
            can('Cashbook In/Out') && (
              <PayButton isDisabled={!canPay} onPress={() => setPaying(true)} />
            )
          }
          sides={[
            { name: t`Gain History`, exported: 'employee_gains', entries: gains },
            {
              name: t`Payments`,
              exported: 'employee_payments',
              entries: payments,
              // After a partial correction it is unknown how much of the payment is salary.
              subjectOf: ({ salary = 0, corrected_by }) => ({
                kind: 'employee',
                id,
                salary: corrected_by ? undefined : salary,
              }),
            },
          ]}
        />
      </Stack>
      {isPaying && canPay && (
        <PayEmployeeDialog employee={employee} gain={gain} onClose={() => setPaying(false)} />
      )}
    </Dialog>
  );
}

interface PayButtonProps {
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

const PayButton = (props: PayButtonProps) => (
  <Stack space="xxsmall" align="start">
    <Button tone="brand" {...props}>
      <Trans>Pay & Clear Balance</Trans>
    </Button>
    <Text size="small" tone="muted">
      <Trans>Pay what is earned</Trans>
    </Text>
  </Stack>
);

/** What an employee has gained and been paid, and clearing the rest. Spec 2.10, D57, D58. */
import type { Schemas } from '@digis/api-client/contract';
import { Birr, Button, Dialog, Heading, Stack, StatCard } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LedgerList } from '../../ledgers/ledger-list.tsx';
import { useEmployeeLedger, useGain } from './employee-data.ts';
import { PayEmployeeDialog } from './pay-employee-dialog.tsx';

export interface EmployeeLedgerDialogProps {
  readonly employee: Schemas['Employee'];
  readonly onClose: () => void;
}

/** To an employee what comes in is earned. */
const tones = { in: 'positive', out: 'neutral' } as const;

export function EmployeeLedgerDialog({ employee, onClose }: EmployeeLedgerDialogProps) {
  const { t } = useLingui();
  const [isPaying, setPaying] = useState(false);
  const { id, full_name, salary = 0 } = employee;
  const { data: gain, isLoading } = useGain(id);
  const gains = useEmployeeLedger(id, 'in');
  const payments = useEmployeeLedger(id, 'out');
  const canPay = gain !== undefined && (gain > 0 || salary > 0);
  return (
    <Dialog
      title={t`Salary & Wage: ${full_name}`}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button tone="brand" isDisabled={!canPay} onPress={() => setPaying(true)}>
            <Trans>Pay & Clear Balance</Trans>
          </Button>
        </>
      }
    >
      <Stack space="large">
        <StatCard
          label={t`Employee Wage Balance`}
          value={<Birr amount={gain ?? 0} />}
          isLoading={isLoading}
        />
        <Heading level={3}>{t`Gain History`}</Heading>
        <LedgerList name={t`Gain History`} of={full_name} entries={gains} tones={tones} />
        <Heading level={3}>{t`Payments`}</Heading>
        <LedgerList name={t`Payments`} of={full_name} entries={payments} tones={tones} />
      </Stack>
      {isPaying && gain !== undefined && (
        <PayEmployeeDialog employee={employee} gain={gain} onClose={() => setPaying(false)} />
      )}
    </Dialog>
  );
}

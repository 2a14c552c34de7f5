/** Asks whom an outgoing bank payment paid, and opens that ledger with the message. D167 */
import { ComboBox, Stack } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useEmployees, useVendors } from '#api/queries/records.ts';
import { useCan } from '#auth/user.tsx';
import type { GivenMessage } from '#money/message/given-message.ts';
import { goTo } from '#navigation/place.ts';
import { useCashBranch } from '../cashbook-data.ts';

interface PaidOutProps {
  readonly given: GivenMessage;
}

export function PaidOut({ given }: PaidOutProps) {
  const can = useCan();
  return (
    <Stack space="small">
      {can('Vendors') && can('Vendor Ledger') && <VendorPaid given={given} />}
      {can('Employees') && <EmployeePaid given={given} />}
    </Stack>
  );
}

function useOpenLedger({ given }: PaidOutProps) {
  const { chosen } = useCashBranch();
  const branch = chosen === null ? '' : `&branch=${chosen}`;
  return (screen: string, id: number) => goTo(`/${screen}?dialog=ledger&id=${id}${branch}`, given);
}

function VendorPaid(props: PaidOutProps) {
  const { t } = useLingui();
  const open = useOpenLedger(props);
  const { data: vendors = [], isLoading } = useVendors();
  return (
    <ComboBox
      label={t`Pay a vendor with it`}
      items={vendors.map(({ id, name }) => ({ id, label: name }))}
      isLoading={isLoading}
      value={null}
      onChange={(id) => id !== null && open('vendors', id)}
    />
  );
}

function EmployeePaid(props: PaidOutProps) {
  const { t } = useLingui();
  const open = useOpenLedger(props);
  const { data: employees = [], isLoading } = useEmployees();
  return (
    <ComboBox
      label={t`Pay wages with it`}
      items={employees.map(({ id, full_name }) => ({ id, label: full_name }))}
      isLoading={isLoading}
      value={null}
      onChange={(id) => id !== null && open('employees', id)}
    />
  );
}

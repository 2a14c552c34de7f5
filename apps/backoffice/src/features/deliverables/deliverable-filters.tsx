/** Narrows the deliverables to a branch, a vendor and days; what is chosen stands in the address. D1. */
import { BranchSelector, EthiopianDatePicker, Inline, Select } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useOwnBranches } from '../../api/branches.ts';
import { useDayParameter, useIdParameter, useParameter } from '../../navigation/use-address.ts';
import { useUser } from '../../session/user.tsx';
import { useVendors } from './deliverable-data.ts';
import type { DeliverableFilter } from './deliverable-data.ts';

export function useDeliverableFilter(): DeliverableFilter {
  const branch = useIdParameter('branch').value;
  const vendor = useIdParameter('vendor').value;
  const from = useDayParameter('from').value;
  const to = useDayParameter('to').value;
  return {
    ...(branch !== null && { branchId: branch }),
    ...(vendor !== null && { vendorId: vendor }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
}

export function DeliverableFilters() {
  const { t } = useLingui();
  const { role } = useUser();
  const vendor = useParameter('vendor');
  const from = useDayParameter('from');
  const to = useDayParameter('to');
  const { data: vendors = [] } = useVendors();
  return (
    <Inline space="large">
      {role === 'admin' && <BranchFilter />}
      <Select
        label={t`Vendor`}
        placeholder={t`All vendors`}
        items={[
          { id: '', label: t`All vendors` },
          ...vendors.map(({ id, name }) => ({ id: String(id), label: name })),
        ]}
        value={vendor.value ?? ''}
        onChange={vendor.choose}
      />
      <Inline space="large">
        <EthiopianDatePicker label={t`From`} allowClear value={from.value} onChange={from.choose} />
        <EthiopianDatePicker label={t`To`} allowClear value={to.value} onChange={to.choose} />
      </Inline>
    </Inline>
  );
}

function BranchFilter() {
  const branch = useIdParameter('branch');
  const { data: branches = [] } = useOwnBranches();
  return (
    <BranchSelector branches={branches} value={branch.value} onChange={branch.choose} hasAll />
  );
}

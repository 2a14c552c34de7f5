/** Narrows the deliverables to a branch, a vendor and days; what is chosen stands in the address. D1. */
import { BranchSelector, EthiopianDatePicker, Inline, Select } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useIdParameter, useParameter } from '../../navigation/use-address.ts';
import { useUser } from '../../session/user.tsx';
import { useBranches, useVendors } from './deliverable-data.ts';
import type { DeliverableFilter } from './deliverable-data.ts';

const isoOf = (text: string | null) =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null;

export function useDeliverableFilter(): DeliverableFilter {
  const branch = useIdParameter('branch').value;
  const vendor = useIdParameter('vendor').value;
  const from = isoOf(useParameter('from').value);
  const to = isoOf(useParameter('to').value);
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
  const from = useParameter('from');
  const to = useParameter('to');
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
      <EthiopianDatePicker
        label={t`From`}
        allowClear
        value={isoOf(from.value)}
        onChange={from.choose}
      />
      <EthiopianDatePicker label={t`To`} allowClear value={isoOf(to.value)} onChange={to.choose} />
    </Inline>
  );
}

function BranchFilter() {
  const branch = useIdParameter('branch');
  const { data: branches = [] } = useBranches();
  return (
    <BranchSelector branches={branches} value={branch.value} onChange={branch.choose} hasAll />
  );
}

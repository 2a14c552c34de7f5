/** Filters the deliverables by branch, vendor and days; the choices are kept in the address. D1. */
import { Inline, Select } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { BranchFilter, DayRangeFilter } from '../../lists/address-filters.tsx';
import { useDayRange } from '../../lists/day-range.ts';
import { useKnownFilters } from '../../lists/known-filters.ts';
import { dateOf, idOf, useIdParameter, useParameter } from '../../navigation/use-address.ts';
import { useVendors } from '../../api/queries/records.ts';
import type { DeliverableFilter } from './deliverable-data.ts';

/** What a parameter of the address means, or null. */
const meanings = { branch: idOf, vendor: idOf, from: dateOf, to: dateOf };

export function useDeliverableFilter(): DeliverableFilter {
  const branch = useIdParameter('branch').value;
  const vendor = useIdParameter('vendor').value;
  const days = useDayRange();
  return {
    ...(branch !== null && { branchId: branch }),
    ...(vendor !== null && { vendorId: vendor }),
    ...days,
  };
}

export function DeliverableFilters() {
  const { t } = useLingui();
  const vendor = useParameter('vendor');
  useKnownFilters(meanings);
  const { data: vendors = [] } = useVendors();
  return (
    <Inline space="large">
      <BranchFilter />
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
      <DayRangeFilter />
    </Inline>
  );
}

import { EthiopianDatePicker, Inline } from '@digis/ui';
import { BranchSelector } from '@digis/ui/catering';
import { useLingui } from '@lingui/react/macro';
import { useOwnBranches } from '../../api/queries/records.ts';
import { useDayRange } from '../day-range.ts';
import { useIdParameter } from '../../navigation/use-address.ts';
import { changeAddress, type Changes } from '../../navigation/place.ts';
import { useUser } from '../../auth/user.tsx';

export function BranchFilter() {
  const { role } = useUser();
  return role === 'admin' && <BranchChoice />;
}

function BranchChoice() {
  const branch = useIdParameter('branch');
  const { data: branches = [] } = useOwnBranches();
  return (
    <BranchSelector branches={branches} value={branch.value} onChange={branch.choose} hasAll />
  );
}

interface DayRangeFilterProps {
  readonly change?: (changes: Changes) => void;
}

export function DayRangeFilter(props: DayRangeFilterProps) {
  const { t } = useLingui();
  const { change = changeAddress } = props;
  const { from = null, to = null } = useDayRange();
  return (
    <Inline space="large">
      <EthiopianDatePicker
        label={t`From`}
        allowClear
        value={from}
        onChange={(day) => change({ from: day })}
      />
      <EthiopianDatePicker
        label={t`To`}
        allowClear
        value={to}
        onChange={(day) => change({ to: day })}
      />
    </Inline>
  );
}

/** Narrows the log to a branch, a kind of record and days; what is chosen stands in the address. Spec D95. */
import { BranchSelector, Button, EthiopianDatePicker, Inline, Select } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOwnBranches } from '../../api/branches.ts';
import {
  changeAddress,
  useDayParameter,
  useIdParameter,
  useParameter,
} from '../../navigation/use-address.ts';
import { useUser } from '../../session/user.tsx';

import type { LogFilter } from './action-log-data.ts';
import { kinds } from './action-words.ts';

export function useLogFilter(): LogFilter {
  const branch = useIdParameter('branch').value;
  const user = useIdParameter('user').value;
  const entity = useParameter('kind').value;
  const from = useDayParameter('from').value;
  const to = useDayParameter('to').value;
  return {
    ...(branch !== null && { branchId: branch }),
    ...(user !== null && { userId: user }),
    ...(entity !== null && { entity }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
}

export function LogFilters() {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const kind = useParameter('kind');
  const from = useDayParameter('from');
  const to = useDayParameter('to');
  const isNarrowed = Object.keys(useLogFilter()).length > 0;
  return (
    <Inline space="large">
      {role === 'admin' && <BranchFilter />}
      <Select
        label={t`Kind of record`}
        placeholder={t`All kinds`}
        items={kinds.map(({ id, label }) => ({ id, label: i18n._(label) }))}
        value={kind.value}
        onChange={kind.choose}
      />
      <Inline space="large">
        <EthiopianDatePicker label={t`From`} allowClear value={from.value} onChange={from.choose} />
        <EthiopianDatePicker label={t`To`} allowClear value={to.value} onChange={to.choose} />
      </Inline>
      {isNarrowed && (
        <Button
          variant="quiet"
          onPress={() =>
            changeAddress({ branch: null, user: null, kind: null, from: null, to: null })
          }
        >
          <Trans>Show all</Trans>
        </Button>
      )}
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

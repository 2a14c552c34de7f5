/** Narrows the log to a branch, a kind of record and days; what is chosen stands in the address. Spec D95. */
import { BranchSelector, Button, EthiopianDatePicker, Inline, Select } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useChangeAddress, useIdParameter, useParameter } from '../../navigation/use-address.ts';
import { useUser } from '../../session/user.tsx';
import { useBranches } from './action-log-data.ts';
import type { LogFilter } from './action-log-data.ts';
import { kinds } from './action-words.ts';

const isoOf = (text: string | null) =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null;

export function useLogFilter(): LogFilter {
  const branch = useIdParameter('branch').value;
  const user = useIdParameter('user').value;
  const entity = useParameter('kind').value;
  const from = isoOf(useParameter('from').value);
  const to = isoOf(useParameter('to').value);
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
  const from = useParameter('from');
  const to = useParameter('to');
  const change = useChangeAddress();
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
      <EthiopianDatePicker
        label={t`From`}
        allowClear
        value={isoOf(from.value)}
        onChange={from.choose}
      />
      <EthiopianDatePicker label={t`To`} allowClear value={isoOf(to.value)} onChange={to.choose} />
      {isNarrowed && (
        <Button
          variant="quiet"
          onPress={() => change({ branch: null, user: null, kind: null, from: null, to: null })}
        >
          <Trans>Show all</Trans>
        </Button>
      )}
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

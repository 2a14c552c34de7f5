/** The filters that several lists share; the choices are kept in the address. */
import { EthiopianDatePicker, Inline } from '@digis/ui';
import { BranchSelector } from '@digis/ui/catering';
import { formatEtDate, isoToEt } from '@digis/ethio-date';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { useOwnBranches } from '../api/queries/records.ts';
import { dayRangeOf, useChangeAddress, useIdParameter } from '../navigation/use-address.ts';
import { useLanguage } from '../i18n/language.ts';
import type { Changes } from '../navigation/use-address.ts';
import { useUser } from '../auth/user.tsx';

/** `branch`: only an admin sees more than one. */
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

/** What the address says of days, as a query takes it. */
export const useDayRange = () => dayRangeOf(useSearchParams()[0]);

/** Undefined where neither is set. */
export function useDayRangeWords(): string | undefined {
  const language = useLanguage();
  const { from, to } = useDayRange();
  if (from === undefined && to === undefined) return undefined;
  const inWords = (day: string | undefined) =>
    day === undefined ? '…' : formatEtDate(isoToEt(day), 'medium', language);
  return `${inWords(from)} – ${inWords(to)}`;
}

export interface DayRangeFilterProps {
  /** Where more has to change with the days. */
  readonly change?: (changes: Changes) => void;
}

/** `from` and `to`, both within the list. */
export function DayRangeFilter(props: DayRangeFilterProps) {
  const { t } = useLingui();
  const changeAddress = useChangeAddress();
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

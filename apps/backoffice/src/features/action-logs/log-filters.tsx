/** Filters the log by branch, kind of record and days; the choices are kept in the address. D95. */
import { Button, Inline, Select } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { QueryOf } from '@digis/api-client/contract';
import { BranchFilter, DayRangeFilter } from '../../lists/address-filters.tsx';
import { useDayRange } from '../../lists/day-range.ts';
import { useKnownFilters } from '../../lists/known-filters.ts';
import {
  dateOf,
  idOf,
  useChangeAddress,
  useIdParameter,
  useParameter,
} from '../../navigation/use-address.ts';
import { isKind, kindWords } from '../../log/action-words.ts';
import { useReadPages } from '../../api/pages.ts';

/** What a parameter of the address means, or null. */
const meanings = {
  branch: idOf,
  user: idOf,
  kind: (text: string | null) => (isKind(text) ? text : null),
  from: dateOf,
  to: dateOf,
};

export function useLogFilter(): LogFilter {
  const branch = useIdParameter('branch').value;
  const user = useIdParameter('user').value;
  const entity = useParameter('kind').value;
  const days = useDayRange();
  return {
    ...(branch !== null && { branchId: branch }),
    ...(user !== null && { userId: user }),
    ...(isKind(entity) && { entity }),
    ...days,
  };
}

export function LogFilters() {
  const { t, i18n } = useLingui();
  const kind = useParameter('kind');
  const change = useChangeAddress();
  useKnownFilters(meanings);
  const isNarrowed = Object.keys(useLogFilter()).length > 0;
  return (
    <Inline space="large">
      <BranchFilter />
      <Select
        label={t`Kind of record`}
        placeholder={t`All kinds`}
        items={Object.entries(kindWords).map(([id, label]) => ({ id, label: i18n._(label) }))}
        value={kind.value}
        onChange={kind.choose}
      />
      <DayRangeFilter />
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

export type LogFilter = Pick<
  QueryOf<'listActionLogs'>,
  'branchId' | 'userId' | 'entity' | 'from' | 'to'
>;

export const useActionLogs = (query: LogFilter) =>
  useReadPages('/action-logs', { query, pick: ({ logs }) => logs });

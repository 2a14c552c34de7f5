// D95
import { Button, FilterChips, Inline, Select, Stack } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { QueryOf } from '@digis/api-client/contract';
import { BranchFilter, DayRangeFilter } from '../../lists/filters/address-filters.tsx';
import { useDayRange } from '../../lists/day-range.ts';
import { useKnownFilters } from '../../lists/filters/known-filters.ts';
import { dateOf, idOf, useIdParameter, useParameter } from '../../navigation/use-address.ts';
import { changeAddress } from '../../navigation/place.ts';
import { isKind, kindWords } from '../../log/action-words.ts';
import { useReadPages } from '../../api/pages.ts';

const topics = [
  { id: 'work', label: msg`Without signing in` },
  { id: 'money', label: msg`Money` },
  { id: 'undone', label: msg`Corrected or deleted` },
] as const;

const topicOf = (text: string | null) => topics.find(({ id }) => id === text)?.id ?? null;

const meanings = {
  branch: idOf,
  user: idOf,
  kind: (text: string | null) => (isKind(text) ? text : null),
  topic: topicOf,
  from: dateOf,
  to: dateOf,
};

export function useLogFilter(): LogFilter {
  const branch = useIdParameter('branch').value;
  const user = useIdParameter('user').value;
  const entity = useParameter('kind').value;
  const topic = topicOf(useParameter('topic').value);
  const days = useDayRange();
  return {
    ...(branch !== null && { branchId: branch }),
    ...(user !== null && { userId: user }),
    ...(isKind(entity) && { entity }),
    ...(topic !== null && { topic }),
    ...days,
  };
}

interface LogFiltersProps {
  readonly user: string | null;
  readonly children: ReactNode;
}

export function LogFilters({ user, children }: LogFiltersProps) {
  const { t, i18n } = useLingui();
  const topic = useParameter('topic');
  const kind = useParameter('kind');
  useKnownFilters(meanings);
  const isNarrowed = Object.keys(useLogFilter()).length > 0;
  return (
    <Stack>
      <Inline justify="between">
        <FilterChips
          aria-label={t`What is listed`}
          items={topics.map(({ id, label }) => ({ id, label: i18n._(label) }))}
          value={topic.value === null ? [] : [topic.value]}
          onChange={(chosen) => topic.choose(chosen.find((id) => id !== topic.value) ?? null)}
          applied={user === null ? [] : [{ id: 'user', label: t`Only ${user}` }]}
          onRemove={() => changeAddress({ user: null })}
        />
        <Inline>{children}</Inline>
      </Inline>
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
            onPress={() =>
              changeAddress({
                branch: null,
                user: null,
                kind: null,
                topic: null,
                from: null,
                to: null,
              })
            }
          >
            <Trans>Show all</Trans>
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

type LogFilter = Pick<
  QueryOf<'listActionLogs'>,
  'branchId' | 'userId' | 'entity' | 'topic' | 'from' | 'to'
>;

export const useActionLogs = (query: LogFilter) =>
  useReadPages('/action-logs', { query, pick: ({ logs }) => logs });

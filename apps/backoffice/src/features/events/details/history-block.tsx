/** What happened to an event: who did what and when, the newest first. SPEC: D141 */
import { Card, EmptyState, Skeleton, Timeline } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { nameOfUser } from '#api/user-name.ts';
import { dayOf, timeOf } from '#lists/instant-text.tsx';
import { useActionWords } from '#log/action-words.ts';
import { useChangeWords } from '#log/change-words.tsx';
import { useEventHistory } from '../event-data.ts';

export function HistoryBlock({ id }: { readonly id: number }) {
  const { t } = useLingui();
  const wordsOf = useChangeWords();
  const actionWords = useActionWords();
  const { data, error, retry } = useEventHistory(id);
  return (
    <Card title={t`What happened`}>
      {!data && !error && <Skeleton shape="text" count={4} label={t`Loading`} />}
      {!data && error && (
        <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
      )}
      {data && (
        <Timeline
          aria-label={t`What happened`}
          items={data.map(({ id: key, username, full_name, action, changes = [], createdAt }) => ({
            id: key,
            date: dayOf(createdAt),
            time: timeOf(createdAt),
            who: nameOfUser({ username, full_name }),
            what: actionWords(action),
            changes: changes.map(wordsOf),
          }))}
        />
      )}
    </Card>
  );
}

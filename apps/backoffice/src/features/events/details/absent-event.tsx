import { EmptyState, Skeleton } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import type { useEvent } from '../event-data.ts';

export function AbsentEvent({ error, isLoading, retry }: ReturnType<typeof useEvent>) {
  const { t } = useLingui();
  if (isLoading) return <Skeleton shape="text" count={8} label={t`Loading event`} />;
  return error && error.status !== 404 ? (
    <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
  ) : (
    <EmptyState
      variant="no-data"
      title={t`This event no longer exists, or it belongs to another branch`}
    />
  );
}

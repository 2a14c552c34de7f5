import { Card, EmptyState, Skeleton } from '@digis/ui';
import type { Read } from '@digis/api-client/swr';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface WeekPartProps<Answer> {
  readonly title: string;
  readonly action?: ReactNode;
  readonly read: Read<Answer>;
  readonly children: (answer: Answer) => ReactNode;
}

export function WeekPart<Answer>({ title, action, read, children }: WeekPartProps<Answer>) {
  const { t } = useLingui();
  const { data, error, retry } = read;
  return (
    <Card title={title} action={action}>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
      ) : (
        <Skeleton shape="row" count={2} label={t`Loading`} />
      )}
    </Card>
  );
}

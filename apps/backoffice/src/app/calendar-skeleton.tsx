/** The calendar as the page shows it before its code has come: the month's name is there, its days are on their way. */
import { MonthTitle, Page, Skeleton, Stack } from '@digis/ui';
import type { IsoDate } from '@digis/ethio-date';
import { useLingui } from '@lingui/react/macro';
import { ShellSkeleton } from './shell-skeleton.tsx';

export function CalendarSkeleton({ date }: { readonly date: IsoDate }) {
  const { t } = useLingui();
  return (
    <ShellSkeleton>
      <Page title={t`Calendar`} action={<Skeleton shape="button" count={1} />}>
        <Stack>
          <MonthTitle calendar="ethiopic" date={date} />
          <Skeleton shape="card" />
        </Stack>
      </Page>
    </ShellSkeleton>
  );
}

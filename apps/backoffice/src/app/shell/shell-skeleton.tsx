import { AppShell, Page, Sidebar, Skeleton, Stack, TopBar } from '@digis/ui';
import { MonthTitle } from '@digis/ui/app';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { IsoDate } from '@digis/ethio-date';

/** The app's frame without menu items, in its final size, so that nothing moves. */
export function ShellSkeleton({ children }: { readonly children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <AppShell
      sidebar={<Sidebar navLabel={t`Menu`} tenantName="" items={[]} footer={null} />}
      topBar={<TopBar title="" />}
    >
      {children ?? (
        <Page title={t`Loading`}>
          <Skeleton shape="card" count={3} label={t`Loading`} />
        </Page>
      )}
    </AppShell>
  );
}

export function CalendarSkeleton({ date }: { readonly date: IsoDate }) {
  const { t } = useLingui();
  return (
    <ShellSkeleton>
      <Page title={t`Calendar`} isTitleHidden>
        <Stack>
          <MonthTitle calendar="ethiopic" date={date} />
          <Skeleton shape="card" />
        </Stack>
      </Page>
    </ShellSkeleton>
  );
}

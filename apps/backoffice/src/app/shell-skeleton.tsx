/** What stands while the user is being loaded: the frame without a menu, so that nothing jumps. */
import { AppShell, Page, Sidebar, Skeleton, TopBar } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

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

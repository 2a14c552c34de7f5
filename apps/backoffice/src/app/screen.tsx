/** The screen of the address: guarded by permission, not only hidden from the menu. SPEC: D4 */
import { EmptyState, Page, Skeleton } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Redirect, usePlace } from '../navigation/location.tsx';
import { useTitle } from '../session/use-title.ts';
import { useUser } from '../session/user.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { usePermittedRoutes } from './use-menu.ts';

export function Screen() {
  const { t, i18n } = useLingui();
  const { tenant } = useUser();
  const { pathname } = usePlace();
  const permitted = usePermittedRoutes();
  const route = permitted.find(({ path }) => path === pathname);
  const title = route ? i18n._(route.label) : t`No Permission`;

  useTitle(title, tenant.short_name);

  const [first] = permitted;
  if (!first) {
    return (
      <Page title={title}>
        <EmptyState
          variant="no-permission"
          hint={t`Your account has no access to any screen yet. Ask an administrator for it.`}
        />
      </Page>
    );
  }
  if (!route) return <Redirect to={pathname === '/' ? first.path : '/'} />;
  return (
    <ScreenBoundary key={route.path}>
      <Suspense
        fallback={
          <Page title={title}>
            <Skeleton shape="card" count={3} label={t`Loading`} />
          </Page>
        }
      >
        <route.Screen />
      </Suspense>
    </ScreenBoundary>
  );
}

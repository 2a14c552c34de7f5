/** The screen of the address: guarded by permission, not only hidden from the menu. SPEC: D4 */
import { EmptyState, Page, Skeleton } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useTitle } from '../browser/use-title.ts';
import { useUser } from '../auth/user.tsx';
import type { AppRoute } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { usePermittedRoutes } from './use-menu.ts';

export function Screen() {
  const { pathname } = useLocation();
  const permitted = usePermittedRoutes();
  const [first] = permitted;
  if (!first) return <NoScreen />;
  return (
    <Routes>
      {permitted.map((route) => (
        <Route
          key={route.path}
          path={route.path}
          caseSensitive
          element={<RouteScreen key={route.path} route={route} />}
        />
      ))}
      <Route path="*" element={<Navigate to={pathname === '/' ? first.path : '/'} replace />} />
    </Routes>
  );
}

function RouteScreen({ route }: { readonly route: AppRoute }) {
  const { t, i18n } = useLingui();
  const title = i18n._(route.label);
  useTitle(title, useUser().tenant.short_name);
  return (
    <ScreenBoundary>
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

function NoScreen() {
  const { t } = useLingui();
  const title = t`No Permission`;
  useTitle(title, useUser().tenant.short_name);
  return (
    <Page title={title}>
      <EmptyState
        variant="no-permission"
        hint={t`Your account has no access to any screen yet. Ask an administrator for it.`}
      />
    </Page>
  );
}

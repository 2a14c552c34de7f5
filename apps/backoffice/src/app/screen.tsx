// D4, D167
import { EmptyState, Page, Skeleton } from '@digis/ui';
import { ErrorBoundary } from '@digis/ui/app';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { ReactNode } from 'react';
import { useTitle } from '../browser/page.ts';
import { lazyFeature } from '../i18n/lazy-feature.ts';
import { useUser } from '../auth/user.tsx';
import type { AppRoute } from './routes.tsx';
import { usePermittedRoutes } from './shell/use-menu.tsx';

const SharedMessage = lazyFeature(
  async () => (await import('./notices/shared-message.tsx')).SharedMessage,
);

export function Screen() {
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
      <Route
        path="/share"
        element={
          <Suspense>
            <SharedMessage />
          </Suspense>
        }
      />
      <Route path="*" element={<Elsewhere first={first.path} />} />
    </Routes>
  );
}

function Elsewhere({ first }: { readonly first: string }) {
  const { pathname } = useLocation();
  return <Navigate to={pathname === '/' ? first : '/'} replace />;
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
            <Skeleton shape="row" count={8} label={t`Loading`} />
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

interface BoundaryProps {
  readonly children: ReactNode;
  readonly place?: string;
}

export function ScreenBoundary({ children, place }: BoundaryProps) {
  const { t } = useLingui();
  return (
    <ErrorBoundary
      {...(place !== undefined && { resetKey: place })}
      fallback={(onRetry) => (
        <EmptyState
          variant="error"
          title={t`This screen could not be shown`}
          hint={t`Nothing you saved is lost.`}
          onRetry={onRetry}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

import { Button, Notice } from '@digis/ui';
import { ErrorBoundary, lazyWithPreload } from '@digis/ui/app';
import { Trans } from '@lingui/react/macro';
import { Suspense, useSyncExternalStore } from 'react';
import { useRead } from '../../api/hooks.ts';
import { useUser } from '../../auth/user.tsx';
import { isDeviceClockWrong, onServerTime } from '../../browser/clock.ts';
import { useOnline, useSettled } from '../../browser/page.ts';
import { useNewVersion } from '../../start/lost-files.ts';
import { useOfAddress } from '../../navigation/place.ts';

const HomeScreenNotice = lazyWithPreload(
  async () => (await import('./home-screen-notice.tsx')).HomeScreenNotice,
);

const CopyReminder = lazyWithPreload(
  async () => (await import('../copies/copy-reminder.tsx')).CopyReminder,
);

const ServerTroubles = lazyWithPreload(
  async () => (await import('../troubles/server-troubles.tsx')).ServerTroubles,
);

const REMINDED = new Set(['/', '/reports']);

export function Notices() {
  const isOnline = useOnline();
  const isClockWrong = useSyncExternalStore(onServerTime, isDeviceClockWrong);
  const reload = useNewVersion();
  const isSettled = useSettled();
  const isAdmin = useUser().role === 'admin';
  const isDayBegun = useOfAddress((_, path) => REMINDED.has(path));
  const { data: tenant } = useRead('/tenant', { isBackground: true, isEnabled: isClockWrong });
  return (
    <>
      {!isOnline && (
        <Notice tone="caution" isLive>
          <Trans>You are offline. Nothing is saved until the connection is back.</Trans>
        </Notice>
      )}
      {/* D109 A manually set server clock cannot prove the device's clock wrong. */}
      {isClockWrong && tenant?.is_clock_set === false && (
        <Notice tone="caution" isLive>
          <Trans>The clock of this device is wrong. Dates here are the server's.</Trans>
        </Notice>
      )}
      {reload && (
        <Notice
          tone="info"
          isLive
          action={
            <Button size="small" variant="soft" onPress={reload}>
              <Trans>Reload</Trans>
            </Button>
          }
        >
          <Trans>There is a new version. Save what you are typing, then reload.</Trans>
        </Notice>
      )}
      {isSettled && isAdmin && isDayBegun && (
        <ErrorBoundary>
          <Suspense>
            <ServerTroubles />
            <CopyReminder />
          </Suspense>
        </ErrorBoundary>
      )}
      {isSettled && navigator.maxTouchPoints > 0 && (
        <ErrorBoundary>
          <Suspense>
            <HomeScreenNotice />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** The region of the app's toasts, at the top centre. */
import { Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useUNSAFE_PortalContext } from 'react-aria/PortalProvider';
import { ErrorBoundary } from '../../loading/error-boundary.tsx';
import { lazyWithPreload, resetFailedChunks, useSoon } from '../../loading/lazy-with-preload.ts';
import { type ToastMessage, toasts } from './toast-queue.ts';

const MessageList = lazyWithPreload(async () => (await import('./MessageList.tsx')).MessageList);

/** Not together with the first screen, which it would hold up on a slow line. */
const AFTER_FIRST_ROWS = 1500;

const noMessages: readonly ToastMessage[] = [];
const nothing = () => noMessages;

/** The last twenty messages, newest first, for a "Recent messages" list. */
export const useRecentMessages = (): readonly ToastMessage[] =>
  useSyncExternalStore(toasts.subscribe, toasts.recent, nothing);

/** Put one in the app. Their time stops while a moving pointer is over them, while they have the focus, and while the page is hidden; F6 moves to them. */
export function ToastRegion() {
  const visible = useSyncExternalStore(toasts.subscribe, toasts.visible, nothing);
  const { getContainer } = useUNSAFE_PortalContext();
  // Preloaded, because the first toast may be that the connection is lost.
  useSoon(MessageList.preload, AFTER_FIRST_ROWS);
  if (visible.length === 0) return null;
  return createPortal(
    <ErrorBoundary onError={resetFailedChunks}>
      <Suspense>
        <MessageList messages={visible} />
      </Suspense>
    </ErrorBoundary>,
    getContainer?.() ?? document.body,
  );
}

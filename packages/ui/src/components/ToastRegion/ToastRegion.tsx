/** The region of the app's toasts, at the bottom left of the content. */
import { Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useUNSAFE_PortalContext } from 'react-aria/PortalProvider';
import { ErrorBoundary } from '../../loading/error-boundary.tsx';
import { useKitStrings } from '../../theme/kit-context.ts';
import { lazyWithPreload, resetFailedChunks, useSoon } from '../../loading/lazy-with-preload.ts';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Text } from '../Text/Text.tsx';
import type { MessageListProps } from './MessageList.tsx';
import { type ToastMessage, toasts } from './toast-queue.ts';
import { region } from './ToastRegion.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

const MessageList = lazyWithPreload(async () => (await import('./MessageList.tsx')).MessageList);

/** Milliseconds after which the code is loaded, to keep it out of the first load. */
const AFTER_FIRST_ROWS = 1500;

const noMessages: readonly ToastMessage[] = [];
const nothing = () => noMessages;

/** The last twenty toasts, newest first, for a list such as "Notifications". */
export const useRecentMessages = (): readonly ToastMessage[] =>
  useSyncExternalStore(toasts.subscribe, toasts.recent, nothing);

export type ToastRegionProps = CommonProps;

/**
 * Render one per app. Toasts pause under a moving pointer, while focused and on a hidden page; F6
 * moves the focus to them.
 */
export function ToastRegion(common: ToastRegionProps) {
  const visible = useSyncExternalStore(toasts.subscribe, toasts.visible, nothing);
  const { getContainer } = useUNSAFE_PortalContext();
  // Loaded in advance: the first toast may report that the connection is lost.
  useSoon(MessageList.preload, AFTER_FIRST_ROWS);
  if (visible.length === 0) return null;
  return createPortal(
    <ErrorBoundary
      onError={resetFailedChunks}
      fallback={<NewestMessage {...common} messages={visible} />}
    >
      <Suspense>
        <MessageList {...common} messages={visible} />
      </Suspense>
    </ErrorBoundary>,
    getContainer?.() ?? document.body,
  );
}

/** Shows the newest toast if the lazy code cannot be loaded. */
function NewestMessage({ messages, id: ownId, data }: MessageListProps) {
  const strings = useKitStrings();
  const newest = messages.at(-1);
  if (newest === undefined) return null;
  const { id, count, tone, message, detail, action } = newest;
  return (
    <div {...rootProps({ id: ownId, data })} className={region} data-react-aria-top-layer="true">
      <Notice
        key={`${id}-${count}`}
        tone={tone}
        isLive
        title={message}
        action={
          <>
            {action && (
              <Button size="small" variant="soft" onPress={action.onPress}>
                {action.label}
              </Button>
            )}
            <Button size="small" variant="quiet" onPress={() => toasts.dismiss(id)}>
              {strings.close}
            </Button>
          </>
        }
      >
        {detail && <Text size="small">{detail}</Text>}
      </Notice>
    </div>
  );
}

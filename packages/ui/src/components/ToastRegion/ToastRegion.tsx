/** Where the messages of the app appear: bottom right on a desk, above the bottom bar on a phone. */
import { type FocusEvent, memo, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useUNSAFE_PortalContext } from 'react-aria/PortalProvider';
import { useLandmark } from 'react-aria/useLandmark';
import { useKitStrings } from '../../i18n/use-kit-strings.ts';
import { Toast } from './Toast.tsx';
import { type ToastMessage, toasts } from './toast-queue.ts';
import { region } from './ToastRegion.css.ts';

const noMessages: readonly ToastMessage[] = [];
const nothing = () => noMessages;

/** The last twenty messages, newest first, for a "Recent messages" list. */
export const useRecentMessages = (): readonly ToastMessage[] =>
  useSyncExternalStore(toasts.subscribe, toasts.recent, nothing);

/** Put one in the app. Messages wait while pointed at, focused, or while nobody looks at the tab; F6 leads to them. */
export function ToastRegion() {
  const visible = useSyncExternalStore(toasts.subscribe, toasts.visible, nothing);
  const { getContainer } = useUNSAFE_PortalContext();
  if (visible.length === 0) return null;
  return createPortal(<Region messages={visible} />, getContainer?.() ?? document.body);
}

function Region({ messages }: { messages: readonly ToastMessage[] }) {
  const strings = useKitStrings();
  const ref = useRef<HTMLElement>(null);
  const { landmarkProps } = useLandmark(
    { role: 'region', 'aria-label': strings.notifications },
    ref,
  );
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isUnseen = useSyncExternalStore(onVisibilityChange, isTabHidden, () => false);
  const cameFrom = useRef<HTMLElement | null>(null);

  const handleFocus = (event: FocusEvent) => {
    setIsFocused(true);
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !ref.current?.contains(from)) cameFrom.current = from;
  };
  const handleClose = useCallback((id: number) => {
    const hadFocus = ref.current?.contains(document.activeElement);
    toasts.dismiss(id);
    if (hadFocus) cameFrom.current?.focus();
  }, []);

  return (
    <section
      {...landmarkProps}
      ref={ref}
      tabIndex={-1}
      className={region}
      // Stays reachable and heard while a dialog hides the rest of the page.
      data-react-aria-top-layer="true"
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={handleFocus}
      onBlur={() => setIsFocused(false)}
    >
      <ol>
        {messages.map((toast) => (
          <Item
            // Said again, it is read out again and its time begins again.
            key={`${toast.id}-${toast.count}`}
            toast={toast}
            isHeld={isPointedAt || isFocused || isUnseen}
            onClose={handleClose}
          />
        ))}
      </ol>
    </section>
  );
}

interface ItemProps {
  toast: ToastMessage;
  isHeld: boolean;
  onClose: (id: number) => void;
}

const Item = memo(function Item({ toast, isHeld, onClose }: ItemProps) {
  const handleClose = useCallback(() => onClose(toast.id), [onClose, toast.id]);
  return <Toast toast={toast} isHeld={isHeld} onClose={handleClose} />;
});

const isTabHidden = () => document.hidden;
function onVisibilityChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** The visible toasts. Their countdowns pause while the user looks at them. */
import { type FocusEvent, memo, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { useLandmark } from 'react-aria/useLandmark';
import { useKitStrings } from '../../theme/kit-context.ts';
import { plainList } from '../../styles/text.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { useMedia } from '../private/page-state.ts';
import { Toast } from './Toast.tsx';
import { type ToastMessage, toasts } from './toast-queue.ts';
import { region } from './ToastRegion.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface MessageListProps extends CommonProps {
  messages: readonly ToastMessage[];
}

export function MessageList({ messages, id, data }: MessageListProps) {
  const strings = useKitStrings();
  const ref = useRef<HTMLElement>(null);
  const { landmarkProps } = useLandmark(
    { role: 'region', 'aria-label': strings.notifications },
    ref,
  );
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isUnseen = useSyncExternalStore(onVisibilityChange, isTabHidden, () => false);
  const inSight = useMedia(media.phone) ? messages.slice(-1) : messages;
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
      {...rootProps({ id, data })}
      ref={ref}
      tabIndex={-1}
      className={region}
      // Keeps toasts reachable and announced while a dialog is open.
      data-react-aria-top-layer="true"
      // Ignores a pointer that rests where a toast appears: the user does not read it.
      onPointerMove={({ movementX, movementY }) =>
        (movementX !== 0 || movementY !== 0) && setIsPointedAt(true)
      }
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={handleFocus}
      onBlur={() => setIsFocused(false)}
    >
      <ol className={plainList}>
        {inSight.map((toast) => (
          <Item
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

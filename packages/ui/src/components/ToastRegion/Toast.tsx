import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { visuallyHidden } from '../../styles/text.css.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import { createCountdown, type ToastMessage } from './toast-queue.ts';
import { acts, content, toast as toastStyle } from './ToastRegion.css.ts';

export interface ToastProps {
  toast: ToastMessage;
  isHeld: boolean;
  onClose: () => void;
}

const looks = {
  positive: { Icon: CircleCheck, prefix: 'success', role: 'status' },
  critical: { Icon: CircleAlert, prefix: 'error', role: 'alert' },
  info: { Icon: Info, prefix: 'information', role: 'status' },
} as const;

export function Toast({ toast, isHeld, onClose }: ToastProps) {
  const strings = useKitStrings();
  useEndOfTime(toast, isHeld, onClose);
  const { Icon, prefix, role } = looks[toast.tone];
  return (
    <li className={toastStyle} data-tone={toast.tone}>
      <Icon aria-hidden />
      <div className={content} role={role} aria-atomic>
        <span className={visuallyHidden}>{`${strings[prefix]}: `}</span>
        {toast.message}
        {toast.count > 1 && (
          <>
            <span aria-hidden> ×{toast.count}</span>
            <span className={visuallyHidden}>
              {strings.comma + strings.timesRepeated(toast.count)}
            </span>
          </>
        )}
        {toast.detail && (
          <Text size="small" tone="muted">
            {toast.detail}
          </Text>
        )}
      </div>
      <div className={acts}>
        {toast.action && (
          <Button size="small" variant="soft" onPress={toast.action.onPress}>
            {toast.action.label}
          </Button>
        )}
        <IconButton size="small" aria-label={strings.close} onPress={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

function useEndOfTime({ action }: ToastMessage, isHeld: boolean, onClose: () => void) {
  const { toastTimeout } = useKit();
  const countdown = useMemo(() => createCountdown(toastTimeout, onClose), [toastTimeout, onClose]);
  const stays = isHeld || action !== undefined;
  useEffect(() => {
    if (stays) return undefined;
    countdown.run();
    return countdown.hold;
  }, [countdown, stays]);
}

import { toasts } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';

const isOurs = (fault: unknown): fault is Error =>
  fault instanceof Error && fault.name !== 'AbortError';

const isFile = (address: string) => address.startsWith(window.location.origin);

const detailsOf = ({ name, message, stack }: Error) =>
  [`${name}: ${message}`, stack, window.location.pathname, navigator.userAgent].join('\n');

export function useUnheardFaults() {
  const { t } = useLingui();
  const tell = useEffectEvent((fault: unknown) => {
    if (!isOurs(fault)) return;
    toasts.error(t`Something went wrong in this browser`, {
      topic: 'unheard fault',
      detail: t`Look whether it was saved before you try again. Reload the page if it comes back.`,
      action: {
        label: t`Copy details`,
        onPress: () => void navigator.clipboard.writeText(detailsOf(fault)),
      },
    });
  });
  useEffect(() => {
    const onError = ({ error, filename }: ErrorEvent) => void (isFile(filename) && tell(error));
    const onRejection = ({ reason }: PromiseRejectionEvent) => tell(reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
}

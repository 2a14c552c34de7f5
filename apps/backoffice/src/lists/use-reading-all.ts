/** Does something with the whole of a list, which takes a while and may break off. */
import { toasts } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

export function useReadingAll(work: () => Promise<void>) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await work();
    } catch {
      toasts.error(t`Something went wrong`);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, start: () => void start() };
}

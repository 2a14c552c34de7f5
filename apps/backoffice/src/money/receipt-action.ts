/** Offers the receipt beside the message after money was booked. */
import type { ToastOptions } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useCan } from '../auth/user.tsx';
import { goTo } from '../navigation/place.ts';

/** None where nothing was booked, or for a user who may not see the book. The last receipt stands for all before it. */
export function useReceiptAction(): (entry: number | undefined) => ToastOptions {
  const { t } = useLingui();
  const can = useCan();
  return (entry) => {
    if (entry === undefined || !can('Cashbook View Records')) return {};
    const print = () => goTo(`/cashbook?tab=book&entry=${entry}&dialog=receipt`);
    return { topic: 'receipt', action: { label: t`Print payment slip`, onPress: print } };
  };
}

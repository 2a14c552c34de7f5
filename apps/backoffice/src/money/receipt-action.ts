/** Offers the receipt beside the message after money was booked. */
import type { ToastOptions } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useCan } from '../auth/user.tsx';
import { useGoTo } from '../navigation/use-address.ts';

/** None where nothing was booked, or for a user who may not see the book. The last receipt stands for all before it. */
export function useReceiptAction(): (entry: number | undefined) => ToastOptions {
  const { t } = useLingui();
  const can = useCan();
  const goTo = useGoTo();
  return (entry) => {
    if (entry === undefined || !can('Cashbook View Records')) return {};
    const print = () => goTo(`/cashbook?tab=book&entry=${entry}&dialog=receipt`);
    return { topic: 'receipt', action: { label: t`Print payment slip`, onPress: print } };
  };
}

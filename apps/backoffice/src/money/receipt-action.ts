import type { ToastOptions } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useCan } from '../auth/user.tsx';
import { goTo } from '../navigation/place.ts';

export function useReceiptAction(): (entry: number | undefined) => ToastOptions {
  const { t } = useLingui();
  const can = useCan();
  return (entry) => {
    if (entry === undefined || !can('Cashbook View Records')) return {};
    const print = () => goTo(`/cashbook?tab=book&entry=${entry}&dialog=receipt`);
    return { topic: 'receipt', action: { label: t`Print payment slip`, onPress: print } };
  };
}

/** The payment's dialog, at `dialog=pay&id=EVENT`. */
import { Suspense } from 'react';
import { useCan } from '../../auth/user.tsx';
import { lazyFeature } from '../../i18n/lazy-feature.ts';
import { useOpenRow } from '../../lists/list-state.ts';
import { closeDialog } from '../../navigation/dialog-acts.ts';
import type { PayableEvent } from './payable.ts';
import { PAY, mayPay } from './payment-act.tsx';

const TakePaymentDialog = lazyFeature(
  async () => (await import('./take-payment-dialog.tsx')).TakePaymentDialog,
);

export function OpenPayment({ events }: { readonly events: readonly PayableEvent[] | undefined }) {
  const can = useCan();
  const { dialog, row } = useOpenRow(events);
  if (dialog !== PAY || !row || !mayPay(can)) return null;
  return (
    <Suspense>
      <TakePaymentDialog key={row.id} event={row} onClose={closeDialog} />
    </Suspense>
  );
}

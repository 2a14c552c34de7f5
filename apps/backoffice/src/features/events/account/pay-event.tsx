// D181
import type { Schemas } from '@digis/api-client/contract';
import { payableOf } from '#money/take/payable.ts';
import { TakePaymentDialog } from '#money/take/take-payment-dialog.tsx';

interface PayEventProps {
  readonly event: Schemas['Event'];
  readonly onClose: () => void;
}

export const PayEvent = ({ event, onClose }: PayEventProps) => (
  <TakePaymentDialog event={payableOf(event)} onClose={onClose} />
);

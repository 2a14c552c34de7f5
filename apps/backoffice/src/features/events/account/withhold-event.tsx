import type { Schemas } from '@digis/api-client/contract';
import { WithholdDialog } from '#money/certificate/withhold-dialog.tsx';
import { payableOf } from '#money/take/payable.ts';

interface WithholdEventProps {
  readonly event: Schemas['Event'];
  readonly onClose: () => void;
}

export const WithholdEvent = ({ event, onClose }: WithholdEventProps) => (
  <WithholdDialog event={payableOf(event)} onClose={onClose} />
);

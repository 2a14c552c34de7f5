import { LinkButton, Notice } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { useCan } from '../../auth/user.tsx';
import type { PayableEvent } from './payable.ts';
import { waitingAddress } from './payment-act.tsx';

interface PaymentWaitsProps {
  readonly event: Pick<PayableEvent, 'id' | 'event_date'>;
}

export function PaymentWaits({ event }: PaymentWaitsProps) {
  const href = waitingAddress(useCan(), event);
  return (
    <Notice
      tone="caution"
      action={
        href !== null && (
          <LinkButton size="small" variant="soft" href={href}>
            <Trans>Open it</Trans>
          </LinkButton>
        )
      }
    >
      <Trans>A payment of this event waits for approval.</Trans>
    </Notice>
  );
}

// D181
import type { Permission } from '@digis/api-client/contract';
import { Button, IconButton, LinkButton } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { HandCoins, Hourglass } from 'lucide-react';
import { dayOfEvent } from '../../api/event-facts.ts';
import { useCan } from '../../auth/user.tsx';
import { useBirrWords } from '../../i18n/birr-words.ts';
import { eventAddress } from '../../navigation/use-address.ts';
import { goTo } from '../../navigation/place.ts';
import type { PayableEvent } from './payable.ts';

export const PAY = 'pay';

type Can = (permission: Permission) => boolean;

export const mayPay = (can: Can) => can('Cashbook Settle Advance Payment') || can('Create Event');

export function waitingAddress(can: Can, event: Pick<PayableEvent, 'id' | 'event_date'>) {
  if (can('Cashbook Approve Pending Transaction'))
    return `/cashbook?tab=pending&dialog=accept&of=${event.id}`;
  return can('View Events') ? eventAddress(event.id, dayOfEvent(event), 'account') : null;
}

type PaymentAct =
  | { readonly kind: 'take'; readonly label: string }
  | { readonly kind: 'waiting'; readonly label: string; readonly href: string };

function usePaymentAct({ money, ...event }: PayableEvent): PaymentAct | null {
  const { t } = useLingui();
  const can = useCan();
  const birr = useBirrWords();
  if (!money || !mayPay(can)) return null;
  if (money.waiting !== 0) {
    const href = waitingAddress(can, event);
    const sum = birr(Math.abs(money.waiting));
    return href === null ? null : { kind: 'waiting', label: t`${sum} waits`, href };
  }
  return money.left > 0 ? { kind: 'take', label: t`Take payment` } : null;
}

interface TakePaymentProps {
  readonly event: PayableEvent;
  readonly onTake: () => void;
}

interface TakePaymentButtonProps extends TakePaymentProps {
  readonly variant?: 'solid' | 'soft';
  readonly isIcon?: boolean;
}

export function TakePaymentButton(props: TakePaymentButtonProps) {
  const { event, onTake, variant = 'solid', isIcon = false } = props;
  const { t } = useLingui();
  const act = usePaymentAct(event);
  if (!act) return null;
  const name = event.client.full_name;
  const { label } = act;
  if (isIcon)
    return (
      <IconButton
        size="small"
        aria-label={t`${label}, ${name}`}
        onPress={act.kind === 'take' ? onTake : () => goTo(act.href)}
      >
        {act.kind === 'take' ? <HandCoins aria-hidden /> : <Hourglass aria-hidden />}
      </IconButton>
    );
  if (act.kind === 'waiting')
    return (
      <LinkButton size="small" variant="soft" href={act.href} aria-label={t`${label}, ${name}`}>
        {label}
      </LinkButton>
    );
  return (
    <Button
      size="small"
      variant={variant}
      icon={<HandCoins aria-hidden />}
      aria-label={t`${label}, ${name}`}
      onPress={onTake}
    >
      {label}
    </Button>
  );
}

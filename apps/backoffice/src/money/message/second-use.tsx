/** Warns that a message without a reference may already be booked. D167 */
import type { BankMessage } from '@digis/domain';
import { addDaysIso } from '@digis/ethio-date';
import { Notice } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { useRead } from '../../api/hooks.ts';
import { useCan } from '../../auth/user.tsx';
import { useToday } from '../../browser/use-today.ts';
import type { MoneyPlace } from '../places/place-data.ts';
import { type Flow, placeOfMessage } from './place-of-message.ts';

interface SecondUseProps {
  readonly message: BankMessage;
  readonly branchId: number | undefined;
  readonly places: readonly MoneyPlace[];
  readonly flow: Flow;
}

export function SecondUse({ message, branchId, places, flow }: SecondUseProps) {
  const isAsked = useCan()('Cashbook View Records') && message.problems.includes('noReference');
  const { today } = useToday();
  const { data: rows = [] } = useRead('/transactions', {
    query: {
      type: 'book',
      from: addDaysIso(today, -1),
      to: today,
      ...(branchId !== undefined && { branchId }),
    },
    isEnabled: isAsked,
    pick: ({ data }) => data,
  });
  const found = placeOfMessage(message, places, flow);
  const at = found.is === 'found' ? found.place.id : undefined;
  const alike = rows.filter(
    ({ amount, transact_type, place }) =>
      transact_type === flow &&
      amount === message.amount &&
      (place?.kind === message.bank || (at !== undefined && place?.id === at)),
  );
  if (!isAsked || alike.length === 0) return null;
  const numbers = alike.flatMap(({ book_no }) => book_no ?? []).join(', ');
  return (
    <Notice tone="caution">
      <Trans>
        A payment of the same sum at this bank is in the book: no. {numbers}. Look whether it is
        this one.
      </Trans>
    </Notice>
  );
}

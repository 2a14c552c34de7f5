/** An event's money, as the kit's `EventMoney` wants it. The wire calls what waits `pending`. SPEC: D142 */
import type { Schemas } from '@digis/api-client/contract';

export const moneyOf = ({
  total,
  received,
  pending,
  left,
}: Pick<Schemas['Event'], 'total' | 'received' | 'pending' | 'left'>): Schemas['EventMoney'] => ({
  total,
  received,
  waiting: pending,
  left,
});

/** Petty cash on the wire. */
import type { Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { correctionView, linkView } from '../corrections/correction-links.ts';
import { namedUser } from '../users/user-names.ts';
import type { PettyCashRecord, PettyTransaction } from './petty-cash-queries.ts';

export const transactionView = ({
  posting,
  entry,
  ...links
}: PettyTransaction): Schemas['PettyCashTransaction'] => ({
  id: posting.id,
  amount: toBirr(Math.abs(posting.amount)),
  transact_type: posting.amount > 0 ? 'in' : 'out',
  reason: entry.remark,
  ...(entry.proof !== null && { proof: entry.proof }),
  balance_after: toBirr(posting.balance_after),
  createdAt: entry.created_at.toISOString(),
  ...(links.record !== null && { record: linkView(links.record) }),
  ...correctionView(links, posting.amount),
});

export const accountView = (
  { account, user }: PettyCashRecord,
  latest: PettyTransaction | undefined,
): Schemas['PettyCashAccount'] => ({
  id: account.id,
  budget: toBirr(account.budget),
  closed: account.closed,
  reason: account.reason,
  ...(account.proof !== null && { proof: account.proof }),
  createdAt: account.created_at.toISOString(),
  user: { id: user.id, ...namedUser(user) },
  pettycashtransacts: latest === undefined ? [] : [transactionView(latest)],
});

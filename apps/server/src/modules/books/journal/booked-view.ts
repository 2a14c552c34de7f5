import type { Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { can } from '#auth/require-permission.ts';
import type { Context } from '#contract/handler.ts';
import type { Appended } from './append-entry.ts';

/** Empty if the entry is not shown in a cashbook (D86). */
export function bookedView(
  { user }: Context,
  { record }: Appended,
): Pick<Schemas['Booked'], 'id' | 'book_no' | 'balance'> {
  if (record === undefined) return {};
  return {
    id: record.id,
    book_no: record.bookNo,
    ...(can(user, 'Cashbook View Balance') && { balance: toBirr(record.balance) }),
  };
}

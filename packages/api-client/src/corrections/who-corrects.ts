/** Entry `./corrections`: the permissions that correct an entry of the book. */
import type { Permission, Schemas } from '../contract.ts';

export type CorrectableKind =
  | NonNullable<Schemas['CashbookRecord']['record_type']>
  | 'petty_spend'
  | 'withholding';

/** Permissions of the call that booked the entry; one of them is enough. */
const bookedBy: Readonly<Record<CorrectableKind, readonly Permission[]>> = {
  manual: ['Cashbook In/Out'],
  transfer: ['Cashbook In/Out'],
  close_difference: ['Cashbook In/Out'],
  event: ['Cashbook Approve Pending Transaction', 'Cashbook Settle Advance Payment'],
  refund: ['Cashbook Approve Pending Transaction'],
  settle: ['Cashbook Settle Advance Payment'],
  vendor: ['Vendor Ledger'],
  employee: ['Employees'],
  petty_create: ['Cashbook Create Petty Cash'],
  petty_add: ['Cashbook Create Petty Cash'],
  petty_spend: ['Cashbook Spend Petty Cash', 'Cashbook Create Petty Cash'],
  petty_return: ['Cashbook Spend Petty Cash', 'Cashbook Create Petty Cash'],
  withholding: ['Cashbook Settle Advance Payment'],
  opening: [],
};

/** Only an admin books these kinds. D160 */
export const isForAdmins = (kind: CorrectableKind): boolean => kind === 'opening';

/** Kinds that move no cash in the book. */
const outsideTheBook: ReadonlySet<CorrectableKind> = new Set(['petty_spend', 'withholding']);

/** One permission of each list is required: correcting a book entry also moves cash. */
export const neededToCorrect = (kind: CorrectableKind): readonly (readonly Permission[])[] =>
  isForAdmins(kind)
    ? []
    : outsideTheBook.has(kind)
      ? [bookedBy[kind]]
      : [bookedBy[kind], ['Cashbook In/Out']];

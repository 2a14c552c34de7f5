/** The entry `./corrections`: the permissions that correct an entry of the book, for the server and for the screen. */
import type { Permission, Schemas } from '../contract.ts';

/** Records that moved money: those of the book, spendings of petty cash, and certificates of withheld tax. */
export type CorrectableKind =
  | NonNullable<Schemas['CashbookRecord']['record_type']>
  | 'petty_spend'
  | 'withholding';

/** The permissions of the call that booked it; one of them is enough. */
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

/** Kinds that an admin alone books, whatever a user may do else. D160 */
export const isForAdmins = (kind: CorrectableKind): boolean => kind === 'opening';

/** No cash of the book moves. */
const outsideTheBook: ReadonlySet<CorrectableKind> = new Set(['petty_spend', 'withholding']);

/** One permission of each list is required: a correction of a record in the book moves its cash as well. */
export const neededToCorrect = (kind: CorrectableKind): readonly (readonly Permission[])[] =>
  isForAdmins(kind)
    ? []
    : outsideTheBook.has(kind)
      ? [bookedBy[kind]]
      : [bookedBy[kind], ['Cashbook In/Out']];

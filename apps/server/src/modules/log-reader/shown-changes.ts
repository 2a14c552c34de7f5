/** The changes a reader of the log may see: always the field, its values only with permission for its screen. */
import type { Permission, Schemas } from '@digis/api-client/contract';
import { withoutPaths } from '../../action-log/record-action.ts';
import { can } from '../../auth/require-permission.ts';
import type { SignedInUser } from '../../auth/signed-in-user.ts';

type Change = Schemas['LogChange'];

const books: readonly Permission[] = ['Cashbook View Records'];

/** The permissions by kind of record, any of which suffices; a kind that is missing here is shown to all readers of the log. */
const screensOf: Readonly<Partial<Record<Schemas['LogEntity'], readonly Permission[]>>> = {
  event: ['View Events', 'Calendar'],
  agreement: ['Generate Aggrement'],
  sms: ['Create Event'],
  client: ['Clients'],
  pending: [...books, 'Cashbook Approve Pending Transaction'],
  advance: [...books, 'Cashbook Settle Advance Payment'],
  cash: books,
  petty_cash: [...books, 'Cashbook Petty Cash', 'Cashbook Create Petty Cash'],
  employee: ['Employees'],
  vendor: ['Vendors', 'Vendor Ledger'],
  delivery: ['Vendors'],
  branch: ['Branches'],
  user: ['App Users'],
};

export function shownChanges(
  user: SignedInUser,
  entity: Schemas['LogEntity'],
  changes: readonly Change[],
): Change[] {
  const screens = screensOf[entity];
  const isShown = screens === undefined || screens.some((screen) => can(user, screen));
  return isShown ? withoutPaths(changes) : changes.map(({ field }) => ({ field }));
}

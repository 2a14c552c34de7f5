import type { Permission, Schemas } from '@digis/api-client/contract';
import { withoutPaths } from '#action-log/record-action.ts';
import { can } from '#auth/require-permission.ts';
import { isImagePath } from '#files/image-path.ts';
import type { SignedInUser } from '#auth/signed-in-user.ts';

type Change = Schemas['LogChange'];

const books: readonly Permission[] = ['Cashbook View Records'];

/** One of the permissions is enough; every reader sees the kinds that are not listed. */
const screensOf: Readonly<Partial<Record<Schemas['LogEntity'], readonly Permission[]>>> = {
  event: ['View Events', 'Calendar'],
  enquiry: ['View Events'],
  proforma: ['View Events'],
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
  import: ['System Settings'],
  user: ['App Users'],
};

type Entity = Schemas['LogEntity'];

function isShown(user: SignedInUser, entity: Entity): boolean {
  const screens = screensOf[entity];
  return screens === undefined || screens.some((screen) => can(user, screen));
}

export const shownChanges = (
  user: SignedInUser,
  entity: Entity,
  changes: readonly Change[],
): Change[] =>
  isShown(user, entity) ? withoutPaths(changes) : changes.map(({ field }) => ({ field }));

const ofPerson = /^(employee|vendor)_[a-z]+(?=, )/u;

export function shownSubject(user: SignedInUser, entity: Entity, subject: string): string {
  if (!isShown(user, entity) || isImagePath(subject)) return '';
  const [list, kind] = (entity === 'list' && ofPerson.exec(subject)) || [];
  const isHidden = (kind === 'employee' || kind === 'vendor') && !isShown(user, kind);
  return isHidden ? (list ?? '') : subject;
}

/** The names of all logged actions, in the reader's words. Spec 2.15, D95. */
import type { Schemas } from '@digis/api-client/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

const words: Readonly<Record<Schemas['LogAction'], MessageDescriptor>> = {
  'access.refuse': msg`Was refused for lack of permission`,
  'advance.settle': msg`Settled an advance`,
  'agreement.create': msg`Generated an agreement`,
  'branch.create': msg`Added a branch`,
  'branch.delete': msg`Deleted a branch`,
  'branch.update': msg`Changed a branch`,
  'cash.close': msg`Closed the day`,
  'cash.correct': msg`Corrected an entry`,
  'cash.in': msg`Recorded cash in`,
  'cash.note': msg`Added to an entry`,
  'cash.out': msg`Recorded cash out`,
  'cash.transfer': msg`Moved money between places`,
  'client.create': msg`Added a client`,
  'client.delete': msg`Deleted a client`,
  'client.merge': msg`Made one client of two`,
  'client.update': msg`Changed a client`,
  'delivery.mark': msg`Marked as delivered`,
  'delivery.unmark': msg`Marked as not delivered`,
  'employee.create': msg`Added an employee`,
  'employee.delete': msg`Deleted an employee`,
  'employee.pay': msg`Paid an employee`,
  'employee.update': msg`Changed an employee`,
  'event.assign_employees': msg`Assigned employees`,
  'event.assign_vendors': msg`Assigned vendors`,
  'event.delete': msg`Deleted an event`,
  'event.pay': msg`Took a payment`,
  'event.withhold': msg`Booked a certificate of withheld tax`,
  'event.restore': msg`Restored an event`,
  'event.schedule': msg`Scheduled an event`,
  'event.update': msg`Changed an event`,
  'file.upload': msg`Uploaded an image`,
  'item.create': msg`Added an item`,
  'item.delete': msg`Deleted an item`,
  'item.update': msg`Changed an item`,
  'list.export': msg`Exported a list`,
  'login.refuse': msg`Failed to sign in`,
  'package.create': msg`Added a package`,
  'package.delete': msg`Deleted a package`,
  'package.update': msg`Changed a package`,
  'pending.accept': msg`Accepted a pending payment`,
  'pending.reject': msg`Rejected a pending payment`,
  'petty_cash.add': msg`Added to petty cash`,
  'petty_cash.close': msg`Closed a petty cash`,
  'petty_cash.create': msg`Created a petty cash`,
  'petty_cash.open': msg`Opened a petty cash`,
  'petty_cash.return': msg`Returned petty cash`,
  'petty_cash.spend': msg`Spent petty cash`,
  'place.create': msg`Added a place of money`,
  'place.update': msg`Changed a place of money`,
  'session.end': msg`Signed out elsewhere`,
  'settings.update': msg`Changed the settings`,
  'sms.send': msg`Sent a message again`,
  'sms.tell': msg`Told the client of a change`,
  'tax_rule.create': msg`Added a figure of law`,
  'tax_rule.update': msg`Changed a figure of law`,
  'user.access': msg`Changed the access of a user`,
  'user.create': msg`Added a user`,
  'user.delete': msg`Deleted a user`,
  'user.end_two_factor': msg`Took off the second factor`,
  'user.password': msg`Changed their password`,
  'user.two_factor': msg`Set up the second factor`,
  'user.update': msg`Changed a user`,
  'vendor.create': msg`Added a vendor`,
  'vendor.delete': msg`Deleted a vendor`,
  'vendor.pay': msg`Paid a vendor`,
  'vendor.update': msg`Changed a vendor`,
  login: msg`Signed in`,
  logout: msg`Signed out`,
};

/** The name of an action that a newer server has written and this page does not know yet is shown unchanged. */
export function useActionWords(): (action: Schemas['LogAction']) => string {
  const { i18n } = useLingui();
  return (action) => (Object.hasOwn(words, action) ? i18n._(words[action]) : action);
}

/** The kinds of records that the list can be limited to, in the order of the choice. */
export const kindWords: Readonly<Record<Schemas['LogEntity'], MessageDescriptor>> = {
  event: msg`Events`,
  client: msg`Clients`,
  pending: msg`Pending payments`,
  advance: msg`Advances`,
  cash: msg`Cash`,
  petty_cash: msg`Petty Cash`,
  employee: msg`Employees`,
  vendor: msg`Vendors`,
  agreement: msg`Agreements`,
  delivery: msg`Deliverables`,
  sms: msg`Messages`,
  place: msg`Places of money`,
  branch: msg`Branches`,
  package: msg`Packages`,
  item: msg`Items`,
  user: msg`App Users`,
  settings: msg`System Settings`,
  tax_rule: msg`Figures of law`,
  file: msg`Images`,
  list: msg`Exports`,
  login: msg`Signing in`,
  logout: msg`Signing out`,
  session: msg`Sessions ended elsewhere`,
  access: msg`Refused for lack of permission`,
};

/** The address may say anything. */
export const isKind = (text: string | null): text is Schemas['LogEntity'] =>
  text !== null && Object.hasOwn(kindWords, text);

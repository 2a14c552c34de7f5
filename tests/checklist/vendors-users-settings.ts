/** Vendors, deliverables, users and the settings. Spec 2.13, 2.14, 2.16. */
import * as has from './has.ts';
import { inDialog, onScreen, seen, type SeenPlace } from './seen.ts';

const vendorForm = (name: string): SeenPlace =>
  inDialog(name, [
    has.headings('2.13', name),
    has.fields(`2.13 ${name}`, 'Vendor Name', 'Offer', 'Amount', 'Representative', 'Contact phone'),
    has.radios(`2.13 ${name}`, 'Fixed (Per Event)', 'Per Person'),
    has.buttons(`2.13 ${name}`, 'Save', 'Cancel'),
  ]);

const userForm = (name: string): SeenPlace =>
  inDialog(name, [
    has.headings('2.14', name),
    has.selects(`2.14 ${name}`, 'Assigned Branch'),
    has.fields(`2.14 ${name}`, 'Username', 'Password', 'Confirm Password'),
    has.buttons(`2.14 ${name}`, 'Save', 'Cancel'),
  ]);

export const vendorPlaces: readonly SeenPlace[] = [
  onScreen('Vendors', [
    has.headings('2.13', 'Vendors'),
    has.columns('2.13', 'Offer', 'Pricing', 'Amount', 'Representative', 'Contact', 'Date Created'),
    has.columns('2.13', 'Vendor Name', 'Actions'),
    has.buttons('2.13', 'Add Vendor', 'Actions'),
  ]),
  vendorForm('Add Vendor'),
  vendorForm('Edit Vendor'),
  inDialog('Delete Vendor', [
    has.texts('2.13', ['Delete vendor {name}?', { name: 'Selam DJ' }]),
    has.buttons('2.13 delete', 'Yes', 'No'),
  ]),
  inDialog('Vendor ledger', [
    has.headings('2.13', ['Payment Ledger: {name}', { name: 'Selam DJ' }]),
    has.headings('2.13 ledger', 'Payable History', 'Payment History'),
    seen('2.13 ledger', 'figure Outstanding Balance', 'text', 'Outstanding Balance'),
    has.columns('2.13 ledger', 'Amount', 'Time', 'Receipt'),
    has.buttons('2.13 ledger', 'Make Payment'),
  ]),
  inDialog('Pay vendor', [
    has.headings('2.13 payment', 'Make Payment'),
    has.fields('2.13 payment', 'Amount', 'Remark'),
    has.groups('2.13 payment', 'Receipt'),
    has.buttons('2.13 payment', 'Pay', 'Cancel'),
  ]),
  onScreen('Deliverables', [
    has.headings('D1', 'Deliverables'),
    has.columns('D1', 'Event date', 'Client', 'Branch', 'Offer', 'Pricing', 'Amount'),
    has.columns('D1', 'Number of people', 'Delivered'),
    has.columns('D1', 'Vendor', 'Actions'),
    has.switches('D1', 'Delivered'),
    has.selects('D1', 'Vendor'),
    has.buttons('D1', 'From', 'To', 'Payment Ledger'),
  ]),
];

export const userPlaces: readonly SeenPlace[] = [
  onScreen('App Users', [
    has.headings('2.14', 'App Users'),
    has.columns('2.14', 'Role', 'Branch', 'Date Created', 'User Access'),
    has.columns('2.14', 'Username', 'Actions'),
    seen('2.14', 'granted out of the number of permissions', 'button', /cook.* 1 \/ 25|1 \/ 25/u),
    has.buttons('2.14', 'Create User', 'Edit', 'Delete'),
  ]),
  userForm('Create User'),
  userForm('Edit User'),
  inDialog('User Access', [
    has.headings('2.14', ['User Access: {0}', { 0: 'kebede' }]),
    has.checkboxes('6', 'Calendar', 'View Events', 'Create Event', 'Delete Event'),
    has.checkboxes('6', 'Generate Agreement', 'Assign Employees', 'Assign Vendors', 'Clients'),
    has.checkboxes('6', 'Vendors', 'Items', 'Packages', 'Employees', 'Branches', 'App Users'),
    has.checkboxes('6', 'Cashbook View Records', 'Cashbook In/Out', 'Cashbook View Balance'),
    has.checkboxes('6', 'Cashbook Spend Petty Cash', 'Cashbook Create Petty Cash'),
    has.checkboxes('6', 'Cashbook Petty Cash', 'Cashbook Approve Pending Transaction'),
    has.checkboxes('6', 'Cashbook Settle Advance Payment', 'Vendor Ledger', 'System Settings'),
    has.checkboxes('6', 'Action Logs'),
    has.buttons('2.14 access', 'Save', 'Cancel'),
  ]),
  inDialog('Delete User', [
    has.texts('2.14', ['Delete user {username}?', { username: 'kebede' }]),
    has.buttons('2.14 delete', 'Yes', 'No'),
  ]),
];

export const settingPlaces: readonly SeenPlace[] = [
  onScreen('System Settings', [
    has.headings('2.16', 'System Settings'),
    has.fields('2.16', 'Days before an event to send the SMS reminder', 'SMS API token'),
    has.fields('2.16', 'SMS identifier', 'SMS sender name', 'Bank name for event payments'),
    has.fields('2.16', 'Account number', 'Account name', 'Message some days before the event'),
    has.fields('2.16', 'Message that confirms the payment'),
    has.groups('2.16', 'Stamp (PNG only)'),
    has.buttons('2.16', 'Save'),
    seen('2.16', 'placeholders of the templates', 'text', /\{client_name\}.*\{days_left\}/u),
    seen('2.16', 'placeholder banc_acc, spelled so, or as it is read', 'text', /\{banc_acc\}/u),
    has.buttons('D44', 'Preview'),
    has.fields('D108', 'Name of the business', 'Mobile prefixes, separated by commas'),
    has.fields('D108', 'Hours between two events of the same person'),
    has.fields('D108', 'Terms printed on the agreement'),
    has.switches('D108', 'Ask phones to add the app to the home screen'),
    has.switches('D84', 'Payments need the approval of another user'),
    has.radios('D108', 'Warn', 'Forbid'),
  ]),
];

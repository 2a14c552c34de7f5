/** Vendors, deliverables, users and the settings. Spec 2.13, 2.14, 2.16. */
import {
  buttons,
  checkboxes,
  columns,
  fields,
  groups,
  headings,
  inDialog,
  onScreen,
  radios,
  seen,
  type SeenPlace,
  selects,
  switches,
  texts,
} from './seen.ts';

const vendorForm = (name: string): SeenPlace =>
  inDialog(name, [
    headings('2.13', name),
    fields(`2.13 ${name}`, 'Vendor Name', 'Offer', 'Amount', 'Representative', 'Contact phone'),
    radios(`2.13 ${name}`, 'Fixed (Per Event)', 'Per Person'),
    buttons(`2.13 ${name}`, 'Save', 'Cancel'),
  ]);

const userForm = (name: string): SeenPlace =>
  inDialog(name, [
    headings('2.14', name),
    selects(`2.14 ${name}`, 'Assigned Branch'),
    fields(`2.14 ${name}`, 'Username', 'Password', 'Confirm Password'),
    buttons(`2.14 ${name}`, 'Save', 'Cancel'),
  ]);

export const vendorPlaces: readonly SeenPlace[] = [
  onScreen('Vendors', [
    headings('2.13', 'Vendors'),
    columns('2.13', 'Offer', 'Pricing', 'Amount', 'Representative', 'Contact', 'Date Created'),
    columns('2.13', 'Vendor Name', 'Actions'),
    buttons('2.13', 'Add Vendor', 'Actions'),
  ]),
  vendorForm('Add Vendor'),
  vendorForm('Edit Vendor'),
  inDialog('Delete Vendor', [
    texts('2.13', ['Delete vendor {name}?', { name: 'Selam DJ' }]),
    buttons('2.13 delete', 'Yes', 'No'),
  ]),
  inDialog('Vendor ledger', [
    headings('2.13', ['Payment Ledger: {name}', { name: 'Selam DJ' }]),
    headings('2.13 ledger', 'Payable History', 'Payment History'),
    seen('2.13 ledger', 'figure Outstanding Balance', 'text', 'Outstanding Balance'),
    columns('2.13 ledger', 'Amount', 'Time', 'Receipt'),
    buttons('2.13 ledger', 'Make Payment'),
  ]),
  inDialog('Pay vendor', [
    headings('2.13 payment', 'Make Payment'),
    fields('2.13 payment', 'Amount', 'Remark'),
    groups('2.13 payment', 'Receipt'),
    buttons('2.13 payment', 'Pay', 'Cancel'),
  ]),
  onScreen('Deliverables', [
    headings('D1', 'Deliverables'),
    columns('D1', 'Event date', 'Client', 'Branch', 'Offer', 'Pricing', 'Amount'),
    columns('D1', 'Number of people', 'Delivered'),
    columns('D1', 'Vendor', 'Actions'),
    switches('D1', 'Delivered'),
    selects('D1', 'Vendor'),
    buttons('D1', 'From', 'To', 'Payment Ledger'),
  ]),
];

export const userPlaces: readonly SeenPlace[] = [
  onScreen('App Users', [
    headings('2.14', 'App Users'),
    columns('2.14', 'Role', 'Branch', 'Date Created', 'User Access'),
    columns('2.14', 'Username', 'Actions'),
    seen('2.14', 'granted out of the number of permissions', 'button', /cook.* 1 \/ 25|1 \/ 25/u),
    buttons('2.14', 'Create User', 'Edit', 'Delete'),
  ]),
  userForm('Create User'),
  userForm('Edit User'),
  inDialog('User Access', [
    headings('2.14', ['User Access: {0}', { 0: 'kebede' }]),
    checkboxes('6', 'Calendar', 'View Events', 'Create Event', 'Delete Event'),
    checkboxes('6', 'Generate Agreement', 'Assign Employees', 'Assign Vendors', 'Clients'),
    checkboxes('6', 'Vendors', 'Items', 'Packages', 'Employees', 'Branches', 'App Users'),
    checkboxes('6', 'Cashbook View Records', 'Cashbook In/Out', 'Cashbook View Balance'),
    checkboxes('6', 'Cashbook Spend Petty Cash', 'Cashbook Create Petty Cash'),
    checkboxes('6', 'Cashbook Petty Cash', 'Cashbook Approve Pending Transaction'),
    checkboxes('6', 'Cashbook Settle Advance Payment', 'Vendor Ledger', 'System Settings'),
    checkboxes('6', 'Action Logs'),
    buttons('2.14 access', 'Save', 'Cancel'),
  ]),
  inDialog('Delete User', [
    texts('2.14', ['Delete user {username}?', { username: 'kebede' }]),
    buttons('2.14 delete', 'Yes', 'No'),
  ]),
];

export const settingPlaces: readonly SeenPlace[] = [
  onScreen('System Settings', [
    headings('2.16', 'System Settings'),
    fields('2.16', 'Days before an event to send the SMS reminder', 'SMS API token'),
    fields('2.16', 'SMS identifier', 'SMS sender name', 'Bank name for event payments'),
    fields('2.16', 'Account number', 'Account name', 'Message some days before the event'),
    fields('2.16', 'Message that confirms the payment'),
    groups('2.16', 'Stamp (PNG only)'),
    buttons('2.16', 'Save'),
    seen('2.16', 'placeholders of the templates', 'text', /\{client_name\}.*\{days_left\}/u),
    seen('2.16', 'placeholder banc_acc, spelled so, or as it is read', 'text', /\{banc_acc\}/u),
    buttons('D44', 'Preview'),
    fields('D108', 'Name of the business', 'Mobile prefixes, separated by commas'),
    fields('D108', 'Hours between two events of the same person'),
    fields('D108', 'Terms printed on the agreement'),
    switches('D108', 'Ask phones to add the app to the home screen'),
    switches('D84', 'Somebody else has to approve what one has entered'),
    radios('D108', 'Warn', 'Forbid'),
  ]),
];

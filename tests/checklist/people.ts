/** Clients and employees. Spec 2.7 and 2.10. */
import * as has from './has.ts';
import { inDialog, inDialogAfter, onScreen, seen, type SeenPlace } from './seen.ts';

const clientForm = (name: string): SeenPlace =>
  inDialog(name, [
    has.headings('2.7', name),
    has.fields(`2.7 ${name}`, 'Full Name', 'Primary Phone Number', 'Secondary Phone'),
    has.groups(`2.7 ${name}`, 'Photo', 'ID Image'),
    has.buttons(`2.7 ${name}`, 'Save', 'Cancel'),
  ]);

const employeeForm = (name: string): SeenPlace =>
  inDialog(name, [
    has.headings('2.10', name),
    has.fields(`2.10 ${name}`, 'First name', 'Last name', 'Phone Number', 'Guarantor Phone'),
    has.fields(`2.10 ${name}`, 'Salary', 'Event Wage'),
    has.radios(`2.10 ${name}`, 'Fixed', 'By the time of day'),
    has.groups(`2.10 ${name}`, 'Employee ID Image', 'Guarantor ID Image', 'Employee Photo'),
    has.groups(`2.10 ${name}`, 'Agreement Image'),
    has.buttons(`2.10 ${name}`, 'Save', 'Cancel'),
  ]);

export const peoplePlaces: readonly SeenPlace[] = [
  onScreen('Event Clients', [
    has.headings('2.7', 'Event Clients'),
    has.columns('2.7', 'Primary Phone Number', 'Secondary Phone', 'Total Events', 'Photo'),
    has.columns('2.7', 'ID Image', 'Date Created'),
    has.columns('2.7', 'Full Name', 'Actions'),
    has.buttons('2.7', 'Add Client', 'Edit', 'Delete'),
    seen('2.7', 'photo and ID image open', 'button', /አልማዝ ተስፋዬ$/u),
    has.texts('2.7', 'No more data to load.'),
  ]),
  clientForm('Add Client'),
  clientForm('Edit Client'),
  inDialog('Delete Client', [
    has.texts('2.7', ['Delete client {full_name}?', { full_name: 'ሰናይት አለሙ' }]),
    has.buttons('2.7 delete', 'Yes', 'No'),
  ]),
  inDialog('Image', [
    has.headings('2.7', ['Photo, {full_name}', { full_name: 'አልማዝ ተስፋዬ' }]),
    has.buttons('2.7 image', 'Zoom in', 'Zoom out', 'Rotate', 'Close'),
  ]),
  onScreen('Employees', [
    has.headings('2.10', 'Employees'),
    has.columns('2.10', 'Phone Number', 'Image', 'Wage Type', 'Event Wage', 'Afternoon Wage'),
    has.columns('2.10', 'Evening Wage', 'Salary', 'Guarantor Phone', 'Created At'),
    has.columns('2.10', 'Full Name', 'Actions'),
    seen('2.10', 'wage type in capitals', 'text', 'FIXED'),
    has.buttons('2.10', 'Add Employee', 'Actions'),
  ]),
  employeeForm('Add Employee'),
  employeeForm('Edit Employee'),
  inDialogAfter(
    'Add Employee',
    'paid by the time of day',
    ({ text }) => text('By the time of day').click(),
    [has.fields('2.10', 'Evening Wage'), has.fields('D54', 'Afternoon Wage (day)')],
  ),
  inDialog('Delete Employee', [
    has.texts('2.10', ['Delete employee {full_name}?', { full_name: 'አበበ ከበደ' }]),
    has.buttons('2.10 delete', 'Yes', 'No'),
  ]),
  inDialog('Salary & Wage', [
    has.headings('2.10', ['Salary & Wage: {full_name}', { full_name: 'አበበ ከበደ' }]),
    has.headings('2.10 ledger', 'Gain History'),
    has.columns('2.10 ledger', 'Amount', 'Time'),
    has.columns('D64', 'Direction'),
    has.columns('2.10 ledger', 'Source'),
    has.facts('2.10 ledger', 'Employee Wage Balance'),
    has.buttons('2.10 ledger', 'Pay & Clear Balance', 'Cancel'),
    has.headings('D58', 'Payments'),
  ]),
  inDialog('Pay employee', [
    has.headings('2.10 payment', 'Make Payment'),
    has.checkboxes('2.10 payment', 'Pay With Salary'),
    has.facts('2.10 payment', 'Total wage', 'Salary', 'Total to pay'),
    has.groups('2.10 payment', 'Receipt'),
    has.buttons('2.10 payment', 'Pay & Clear', 'Cancel'),
  ]),
];

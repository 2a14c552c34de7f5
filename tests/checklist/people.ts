/** Clients and employees. Spec 2.7 and 2.10. */
import {
  buttons,
  checkboxes,
  columns,
  facts,
  fields,
  groups,
  headings,
  inDialog,
  inDialogAfter,
  onScreen,
  radios,
  seen,
  type SeenPlace,
  texts,
} from './seen.ts';

const clientForm = (name: string): SeenPlace =>
  inDialog(name, [
    headings('2.7', name),
    fields(`2.7 ${name}`, 'Full Name', 'Primary Phone Number', 'Secondary Phone'),
    groups(`2.7 ${name}`, 'Photo', 'ID Image'),
    buttons(`2.7 ${name}`, 'Save', 'Cancel'),
  ]);

const employeeForm = (name: string): SeenPlace =>
  inDialog(name, [
    headings('2.10', name),
    fields(`2.10 ${name}`, 'First name', 'Last name', 'Phone Number', 'Guarantor Phone'),
    fields(`2.10 ${name}`, 'Salary', 'Event Wage'),
    radios(`2.10 ${name}`, 'Fixed', 'By the time of day'),
    groups(`2.10 ${name}`, 'Employee ID Image', 'Guarantor ID Image', 'Employee Photo'),
    groups(`2.10 ${name}`, 'Agreement Image'),
    buttons(`2.10 ${name}`, 'Save', 'Cancel'),
  ]);

export const peoplePlaces: readonly SeenPlace[] = [
  onScreen('Event Clients', [
    headings('2.7', 'Event Clients'),
    columns('2.7', 'Primary Phone Number', 'Secondary Phone', 'Total Events', 'Photo'),
    columns('2.7', 'ID Image', 'Date Created'),
    columns('2.7', 'Full Name', 'Actions'),
    buttons('2.7', 'Add Client', 'Edit', 'Delete'),
    seen('2.7', 'photo and ID image open', 'button', /አልማዝ ተስፋዬ$/u),
    texts('2.7', 'No more data to load.'),
  ]),
  clientForm('Add Client'),
  clientForm('Edit Client'),
  inDialog('Delete Client', [
    texts('2.7', ['Delete client {full_name}?', { full_name: 'ሰናይት አለሙ' }]),
    buttons('2.7 delete', 'Yes', 'No'),
  ]),
  inDialog('Image', [
    headings('2.7', ['Photo, {full_name}', { full_name: 'አልማዝ ተስፋዬ' }]),
    buttons('2.7 image', 'Zoom in', 'Zoom out', 'Rotate', 'Close'),
  ]),
  onScreen('Employees', [
    headings('2.10', 'Employees'),
    columns('2.10', 'Phone Number', 'Image', 'Wage Type', 'Event Wage', 'Afternoon Wage'),
    columns('2.10', 'Evening Wage', 'Salary', 'Guarantor Phone', 'Created At'),
    columns('2.10', 'Full Name', 'Actions'),
    seen('2.10', 'wage type in capitals', 'text', 'FIXED'),
    buttons('2.10', 'Add Employee', 'Actions'),
  ]),
  employeeForm('Add Employee'),
  employeeForm('Edit Employee'),
  inDialogAfter(
    'Add Employee',
    'paid by the time of day',
    ({ text }) => text('By the time of day').click(),
    [fields('2.10', 'Evening Wage'), fields('D54', 'Afternoon Wage (day)')],
  ),
  inDialog('Delete Employee', [
    texts('2.10', ['Delete employee {full_name}?', { full_name: 'አበበ ከበደ' }]),
    buttons('2.10 delete', 'Yes', 'No'),
  ]),
  inDialog('Salary & Wage', [
    headings('2.10', ['Salary & Wage: {full_name}', { full_name: 'አበበ ከበደ' }]),
    headings('2.10 ledger', 'Gain History'),
    columns('2.10 ledger', 'Amount', 'Time'),
    columns('D64', 'Direction'),
    columns('2.10 ledger', 'Source'),
    facts('2.10 ledger', 'Employee Wage Balance'),
    buttons('2.10 ledger', 'Pay & Clear Balance', 'Cancel'),
    headings('D58', 'Payments'),
  ]),
  inDialog('Pay employee', [
    headings('2.10 payment', 'Make Payment'),
    checkboxes('2.10 payment', 'Pay With Salary'),
    facts('2.10 payment', 'Total wage', 'Salary', 'Total to pay'),
    groups('2.10 payment', 'Receipt'),
    buttons('2.10 payment', 'Pay & Clear', 'Cancel'),
  ]),
];

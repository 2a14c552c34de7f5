/** The list of events, and what is deleted of it. Spec 2.5. */
import {
  absent,
  buttons,
  columns,
  headings,
  onScreen,
  seen,
  type SeenPlace,
  texts,
} from './seen.ts';

export const eventPlaces: readonly SeenPlace[] = [
  onScreen('Events', [
    headings('2.5', 'Events'),
    seen('2.5', 'tab for each branch', 'tab', /^Bole$/u),
    columns('2.5', 'Event date', 'Time', 'Branch', 'Package', 'Agreement', 'Assigned employees'),
    columns('2.5', 'Primary phone', 'Secondary phone', 'Number of people', 'Assigned vendors'),
    columns('2.5', 'Custom items', 'Additional items', 'Additional plates', 'Additional price'),
    columns('2.5', 'Advance', 'Total', 'Fixed price', 'Paid in full', 'Remark', 'Date Created'),
    columns('2.5', 'Client name', 'Actions'),
    seen('2.5', 'day in both calendars', 'text', /21.* 2019 .*1 .*2026/u),
    seen('2.5', 'time by the 12-hour clock, and the other', 'text', /9:00.* · (?:3:00\sPM|15:00)/u),
    seen('2.5', 'price per person beside the people', 'text', /600\s(?:Br|ብር)/u),
    seen('2.5', 'amount left beside paid in full', 'text', /170,000\s(?:Br|ብር)/u),
    seen('2.5', 'package opens its items', 'button', /^Wedding Gold$/u),
    buttons('2.5', 'Agreement', 'Edit', 'Delete', 'Schedule Event', 'Deleted events'),
    buttons('2.5', ['Assign Employees, {0}, {1}', { 0: 'አልማዝ ተስፋዬ', 1: 2 }]),
    buttons('2.5', ['Assign Vendors, {0}, {1}', { 0: 'አልማዝ ተስፋዬ', 1: 1 }]),
    buttons('2.5', ['Export as CSV: {name}', { name: 'Bole' }]),
    texts('2.5', 'No more data to load.'),
  ]),
  onScreen(
    'Events',
    [
      absent(buttons('6', 'Delete', 'Deleted events', 'Restore')),
      buttons('6', 'Edit', 'Agreement', 'Schedule Event'),
      buttons('6', ['Assign Employees, {0}, {1}', { 0: 'አልማዝ ተስፋዬ', 1: 2 }]),
    ],
    { name: 'Events of whoever may schedule but not delete', person: 'hana' },
  ),
  onScreen('Deleted events', [
    headings('2.5', 'Deleted events'),
    buttons('2.5', 'Back to the events', 'Restore'),
    absent(buttons('2.5', 'Edit', 'Delete')),
  ]),
];

/** The list of events, and what is deleted of it. Spec 2.5. */
import * as has from './has.ts';
import { onScreen, seen, type SeenPlace } from './seen.ts';

export const eventPlaces: readonly SeenPlace[] = [
  onScreen('Events', [
    has.headings('2.5', 'Events'),
    seen('2.5', 'tab for each branch', 'tab', /^Bole$/u),
    has.columns(
      '2.5',
      'Event date',
      'Time',
      'Branch',
      'Package',
      'Agreement',
      'Assigned employees',
    ),
    has.columns('2.5', 'Primary phone', 'Secondary phone', 'Number of people', 'Assigned vendors'),
    has.columns('2.5', 'Custom items', 'Additional items', 'Additional plates', 'Additional price'),
    has.columns('2.5', 'Advance', 'Total', 'Fixed price', 'Paid in full', 'Remark', 'Date Created'),
    has.columns('2.5', 'Client name', 'Actions'),
    seen('2.5', 'day in both calendars', 'text', /21.* 2019 .*1 .*2026/u),
    seen('2.5', 'time by the 12-hour clock, and the other', 'text', /9:00.* · (?:3:00\sPM|15:00)/u),
    seen('2.5', 'price per person beside the people', 'text', /600\s(?:Br|ብር)/u),
    seen('2.5', 'amount left beside paid in full', 'text', /170,000\s(?:Br|ብር)/u),
    seen('2.5', 'package opens its items', 'button', /^Wedding Gold$/u),
    has.buttons('2.5', 'Agreement', 'Edit', 'Delete', 'Schedule Event', 'Deleted events'),
    has.buttons('2.5', ['Assign Employees, {0}, {1}', { 0: 'አልማዝ ተስፋዬ', 1: 2 }]),
    has.buttons('2.5', ['Assign Vendors, {0}, {1}', { 0: 'አልማዝ ተስፋዬ', 1: 1 }]),
    has.buttons('2.5', ['Export as CSV: {name}', { name: 'Bole' }]),
    has.texts('2.5', 'No more data to load.'),
  ]),
  onScreen(
    'Events',
    [
      has.absent(has.buttons('6', 'Delete', 'Deleted events', 'Restore')),
      has.buttons('6', 'Edit', 'Agreement', 'Schedule Event'),
      has.buttons('6', ['Assign Employees, {0}, {1}', { 0: 'አልማዝ ተስፋዬ', 1: 2 }]),
    ],
    { name: 'Events of whoever may schedule but not delete', person: 'hana' },
  ),
  onScreen('Deleted events', [
    has.headings('2.5', 'Deleted events'),
    has.buttons('2.5', 'Back to the events', 'Restore'),
    has.absent(has.buttons('2.5', 'Edit', 'Delete')),
  ]),
];

/** The dialogs of an event. Spec 2.6. */
import * as has from './has.ts';
import { inDialog, inDialogAfter, seen, type SeenPlace } from './seen.ts';

const formRows = [
  has.fields('2.6', 'Client name', 'Primary phone', 'Secondary phone', 'Number of people'),
  has.fields('2.6', 'Additional price', 'Discount', 'Advance', 'Additional items', 'Remark'),
  has.buttons('2.6', 'Event date', 'Time', 'Add'),
  has.selects('2.6', 'Branch', 'Package'),
  has.checkboxes('2.6', 'Paid in full', 'SMS confirmation', 'SMS reminder before the event'),
  has.facts('2.6', 'Price', 'Total', 'Left to pay'),
  has.groups('2.6', 'Client ID image', 'Client face image'),
  has.buttons('2.6', 'Save', 'Cancel'),
];

export const eventDialogPlaces: readonly SeenPlace[] = [
  inDialog('Schedule Event', [
    has.headings('2.6', 'Schedule Event'),
    ...formRows,
    has.absent(has.fields('2.6', 'Additional plates')),
  ]),
  inDialogAfter(
    'Schedule Event',
    'with items of its own',
    ({ choose, say }) => choose('Package', say('Custom')),
    [
      has.fields('2.6 custom', 'Price per person'),
      has.buttons('2.6 custom', 'Select Package Items'),
      has.checkboxes('2.6 custom', 'One fixed price, whatever the number of people'),
    ],
  ),
  inDialog('Edit Event', [
    has.headings('2.6 edit', 'Edit Event'),
    has.fields('2.6 edit', 'Additional plates', 'Client name', 'Advance', 'Number of people'),
    seen('2.6 edit', 'total of what is booked', 'text', /220,000\s(?:Br|ብር)/u),
    has.buttons('2.6 edit', 'Save', 'Retake Image', 'Remove image'),
    has.buttons('D30', 'Same as primary'),
  ]),
  inDialog('Event details', [
    has.headings('2.6 details', 'Event details'),
    has.facts('2.6 details', 'Date', 'Client', 'Primary phone', 'Secondary phone', 'Package'),
    has.facts('2.6 details', 'Number of people', 'Branch', 'Time', 'Advance', 'Additional plates'),
    has.facts('2.6 details', 'Price', 'Additional price', 'Discount', 'Total', 'Paid in full'),
    has.facts('2.6 details', 'Received', 'Left to pay', 'Assigned employees', 'Assigned vendors'),
    has.facts('2.6 details', 'Package items', 'Additional items', 'Remark'),
    has.facts('2.6 details', 'Client ID image', 'Client face image'),
    has.buttons('2.6 details', 'Payments', 'Messages', 'Edit', 'Close'),
  ]),
  inDialog('Event date', [
    has.headings('2.6 date', 'Event date'),
    has.selects('2.6 date', 'Month', 'Day', 'Year'),
    has.buttons('2.6 date', 'Set', 'Cancel'),
    seen('2.6 date', 'the Gregorian day is derived', 'text', /5 .*2026/u),
    seen('D24', 'months by their Amharic names', 'select', /^መስከረም/u),
  ]),
  inDialog('Time', [
    has.headings('2.6 time', 'Time'),
    has.radios('2.6 time', 'Morning', 'Afternoon', 'Evening'),
    has.radios('2.6 time', /^12$/u, /^1$/u, /^2$/u, /^3$/u, /^4$/u, /^5$/u),
    has.radios('2.6 time', 'On the hour', 'Quarter past', 'Half past', 'Quarter to'),
    has.buttons('2.6 time', 'Set', 'Cancel'),
  ]),
  inDialog('Package Items', [
    has.headings('2.6', ['Package Items ({0})', { 0: 4 }]),
    seen('2.6', 'name of each item of the package', 'text', /^ዶሮ ወጥ$/u),
    has.buttons('2.6 items', 'Ok'),
  ]),
  inDialog('Agreement', [
    has.headings('2.6 agreement', 'Agreement information'),
    has.buttons('2.6 agreement', 'Date', 'Event date', 'Generate Agreement Pages'),
    has.fields('2.6 agreement', 'On behalf of', 'Client', 'Client phone', 'Advance', 'Remainder'),
    has.groups('2.6 agreement', 'Printed before'),
    has.columns('2.6 agreement', 'Time', 'On behalf of', 'Advance', 'Remainder', 'Printed by'),
    has.buttons('2.6 agreement', 'Open', 'Cancel'),
  ]),
  inDialog('Assign Employees', [
    has.headings('2.6 employees', 'Assign Employees'),
    seen('2.6 employees', 'checkbox with name and phone', 'checkbox', /አበበ ከበደ · 0910 00 00 01/u),
    seen(
      '2.6 employees',
      'button Assign (n) Employees',
      'button',
      /^Assign \(2\) Employees$|^\(2\) ሠራተኞችን/u,
    ),
    has.buttons('2.6 employees', 'Reset', 'Cancel'),
  ]),
  inDialog('Assign Vendors', [
    has.headings('2.6 vendors', 'Assign Vendors'),
    seen(
      '2.6 vendors',
      'checkbox with name, category, pricing and amount',
      'checkbox',
      /Selam DJ · Music · .* · 12,000 (?:Br|ብር)/u,
    ),
    seen('2.6 vendors', 'button Assign (n) Vendors', 'button', /^Assign \(1\) Vendor$|አቅራቢ/u),
    has.buttons('2.6 vendors', 'Reset', 'Cancel'),
  ]),
  inDialog('Select Package Items', [
    has.headings('2.6 select', 'Select Package Items'),
    seen('2.6 select', 'checkbox for each item', 'checkbox', /^ክትፎ$/u),
    seen('2.6 select', 'button Done (n) Items', 'button', /\(4\)/u),
    has.buttons('2.6 select', 'Reset'),
  ]),
  inDialog('Camera', [has.buttons('2.6 camera', 'Take Picture', 'Upload Image', 'Cancel')]),
  inDialog('Delete Item', [
    has.headings('2.6 confirmation', 'Are you sure?'),
    has.texts('2.6 confirmation', ['Delete item {name}?', { name: 'ክትፎ' }]),
    has.buttons('2.6 confirmation', 'Yes', 'No'),
  ]),
  inDialog('Messages', [
    has.columns('D42', 'State', 'Time', 'Text'),
    has.buttons('D42', 'Send confirmation again', 'Send reminder again'),
  ]),
  inDialog('Payments', [
    has.facts('D33', 'Total', 'Agreed advance', 'Received', 'Waiting for approval', 'Left to pay'),
    has.columns('D33', 'Direction', 'Amount', 'State', 'Receipt'),
  ]),
  inDialog('Delete Event', [
    has.headings('D33', 'Delete Event'),
    has.buttons('D33', 'Delete', 'Cancel'),
  ]),
  inDialog('Restore event', [
    has.headings('D33', 'Are you sure?'),
    has.buttons('D33', 'Yes', 'No'),
  ]),
];

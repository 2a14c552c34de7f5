/** Branches, items, packages and action logs. Spec 2.9, 2.11, 2.12, 2.15. */
import * as has from './has.ts';
import { inDialog, onScreen, seen, type SeenPlace } from './seen.ts';

const branchForm = (name: string): SeenPlace =>
  inDialog(name, [
    has.headings('2.9', name),
    has.fields(`2.9 ${name}`, 'Branch Name', 'Address'),
    has.buttons(`2.9 ${name}`, 'Save', 'Cancel'),
  ]);

const itemForm = (name: string): SeenPlace =>
  inDialog(name, [
    has.headings('2.11', name),
    has.fields(`2.11 ${name}`, 'Item Name'),
    has.buttons(`2.11 ${name}`, 'Save', 'Cancel'),
  ]);

const packageForm = (name: string, submit: string): SeenPlace =>
  inDialog(name, [
    has.headings('2.12', name),
    has.fields(`2.12 ${name}`, 'Package Name'),
    has.groups(`2.12 ${name}`, 'Items'),
    has.buttons(`2.12 ${name}`, 'Select Package Items', 'Add price', submit, 'Cancel'),
  ]);

export const catalogueListPlaces: readonly SeenPlace[] = [
  onScreen('Branches', [
    has.headings('2.9', 'Branches'),
    has.columns('2.9', 'Address', 'Date Created'),
    has.columns('2.9', 'Name', 'Actions'),
    has.buttons('2.9', 'Add Branch', 'Edit', 'Delete'),
  ]),
  branchForm('Add Branch'),
  branchForm('Edit Branch'),
  inDialog('Delete Branch', [
    has.texts('2.9', ['Delete branch {name}?', { name: 'Piassa' }]),
    has.buttons('2.9 delete', 'Yes', 'No'),
  ]),
  onScreen('Items', [
    has.headings('2.11', 'Items'),
    has.columns('2.11', 'Date Created'),
    has.columns('2.11', 'Item Name', 'Actions'),
    has.buttons('2.11', 'Add Item', 'Edit', 'Delete'),
  ]),
  itemForm('Add Item'),
  itemForm('Edit Item'),
  onScreen('Packages', [
    has.headings('2.12', 'Packages'),
    has.columns('2.12', 'Items', 'Pricing', 'Date Created'),
    has.columns('2.12', 'Package Name', 'Actions'),
    seen('2.12', 'name in capitals', 'text', /^WEDDING GOLD$/u),
    seen('2.12', 'count and names of the items', 'text', /^\(4\) ዶሮ ወጥ.*ክትፎ/u),
    seen('2.12', 'a line for each price', 'text', /50 – 200 = 650\s(?:ETB|ብር)/u),
    has.buttons('2.12', 'Add Package', 'Edit', 'Delete'),
  ]),
  packageForm('Add Package', 'Add Package'),
  packageForm('Edit Package', 'Update'),
  inDialog('Edit Package', [
    seen('2.12', 'minimum, maximum and value of a price', 'textbox', /1.*(?:Minimum|ዝቅተኛ)/u),
    seen('2.12', 'a price can be removed', 'button', /^Remove tier 1$|1.*አስወግድ|አስወግድ.*1|1.*አጥፋ/u),
  ]),
  inDialog('Delete Package', [
    has.texts('2.12', ['Delete package {name}?', { name: 'Wedding Gold' }]),
    has.buttons('2.12 delete', 'Yes', 'No'),
  ]),
  onScreen('Action Logs', [
    has.headings('2.15', 'Action Logs'),
    has.columns('2.15', 'Device | IP', 'Action Time', 'Username (Branch)'),
    has.columns('2.15', 'Action'),
    has.selects('D95', 'Kind of record'),
    has.buttons('D95', 'From', 'To'),
    has.texts('2.15', 'No more data to load.'),
  ]),
];

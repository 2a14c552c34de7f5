/** Branches, items, packages and action logs. Spec 2.9, 2.11, 2.12, 2.15. */
import {
  buttons,
  columns,
  fields,
  groups,
  headings,
  inDialog,
  onScreen,
  seen,
  type SeenPlace,
  selects,
  texts,
} from './seen.ts';

const branchForm = (name: string): SeenPlace =>
  inDialog(name, [
    headings('2.9', name),
    fields(`2.9 ${name}`, 'Branch Name', 'Address'),
    buttons(`2.9 ${name}`, 'Save', 'Cancel'),
  ]);

const itemForm = (name: string): SeenPlace =>
  inDialog(name, [
    headings('2.11', name),
    fields(`2.11 ${name}`, 'Item Name'),
    buttons(`2.11 ${name}`, 'Save', 'Cancel'),
  ]);

const packageForm = (name: string, submit: string): SeenPlace =>
  inDialog(name, [
    headings('2.12', name),
    fields(`2.12 ${name}`, 'Package Name'),
    groups(`2.12 ${name}`, 'Items'),
    buttons(`2.12 ${name}`, 'Select Package Items', 'Add price', submit, 'Cancel'),
  ]);

export const catalogueListPlaces: readonly SeenPlace[] = [
  onScreen('Branches', [
    headings('2.9', 'Branches'),
    columns('2.9', 'Address', 'Date Created'),
    columns('2.9', 'Name', 'Actions'),
    buttons('2.9', 'Add Branch', 'Edit', 'Delete'),
  ]),
  branchForm('Add Branch'),
  branchForm('Edit Branch'),
  inDialog('Delete Branch', [
    texts('2.9', ['Delete branch {name}?', { name: 'Piassa' }]),
    buttons('2.9 delete', 'Yes', 'No'),
  ]),
  onScreen('Items', [
    headings('2.11', 'Items'),
    columns('2.11', 'Date Created'),
    columns('2.11', 'Item Name', 'Actions'),
    buttons('2.11', 'Add Item', 'Edit', 'Delete'),
  ]),
  itemForm('Add Item'),
  itemForm('Edit Item'),
  onScreen('Packages', [
    headings('2.12', 'Packages'),
    columns('2.12', 'Items', 'Pricing', 'Date Created'),
    columns('2.12', 'Package Name', 'Actions'),
    seen('2.12', 'name in capitals', 'text', /^WEDDING GOLD$/u),
    seen('2.12', 'count and names of the items', 'text', /^\(4\) ዶሮ ወጥ.*ክትፎ/u),
    seen('2.12', 'a line for each price', 'text', /50 – 200 = 650\s(?:ETB|ብር)/u),
    buttons('2.12', 'Add Package', 'Edit', 'Delete'),
  ]),
  packageForm('Add Package', 'Add Package'),
  packageForm('Edit Package', 'Update'),
  inDialog('Edit Package', [
    seen('2.12', 'minimum, maximum and value of a price', 'textbox', /1.*(?:Minimum|ዝቅተኛ)/u),
    seen('2.12', 'a price can be removed', 'button', /^Remove tier 1$|1.*አስወግድ|አስወግድ.*1|1.*አጥፋ/u),
  ]),
  inDialog('Delete Package', [
    texts('2.12', ['Delete package {name}?', { name: 'Wedding Gold' }]),
    buttons('2.12 delete', 'Yes', 'No'),
  ]),
  onScreen('Action Logs', [
    headings('2.15', 'Action Logs'),
    columns('2.15', 'Device | IP', 'Action Time', 'Username (Branch)'),
    columns('2.15', 'Action'),
    selects('D95', 'Kind of record'),
    buttons('D95', 'From', 'To'),
    texts('2.15', 'No more data to load.'),
  ]),
];

import type { Desk } from '../../support/desk.ts';
import { type DialogCase, deletion, form, openCard, reading, still } from './dialog-case.ts';

const phone = '0955667788';

const takeTheCopyOf =
  (day: string) =>
  async ({ page, buttonOf }: Desk): Promise<void> => {
    const copies = [{ day, taken_at: `${day}T00:00:04.000Z`, bytes: 1_000, entries: 3 }];
    const json = { success: true, is_kept: true, is_due: false, copies };
    await page.route('**/api/copies', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json }) : route.fallback(),
    );
    await page.reload();
    await buttonOf('Download').first().click();
  };

export const listDialogs: readonly DialogCase[] = [
  form('Add Item', '/items?dialog=add', ['POST', 'item'], { typed: [['Item Name', 'ድፎ ዳቦ']] }),
  form('Edit Item', '/items?dialog=edit&id=1', ['PATCH', 'item'], {
    typed: [['Item Name', 'ድፎ ዳቦ']],
  }),
  deletion('Delete Item', '/items', 'item', 'ክትፎ'),

  form('Add Bank', '/settings?tab=banks&dialog=add-place', ['POST', 'place'], {
    typed: [
      ['Name', 'አዋሽ'],
      ['Last digits', '4410'],
    ],
    prepare: ({ choose, say }) => choose('Kind', say('Safe')),
  }),
  form('Add a figure', '/settings?tab=tax&dialog=add', ['POST', 'tax-rules'], {
    person: 'admin',
    typed: [
      ['Percent', '16'],
      ['Source', 'አዲስ አዋጅ'],
    ],
    prepare: async ({ buttonOf, page, say }) => {
      await buttonOf('Holds from').click();
      const day = page.getByRole('dialog', { name: say('Holds from') });
      await day.getByRole('button', { name: say('Set'), exact: true }).click();
    },
  }),
  form('Edit the figure', '/settings?tab=tax&dialog=edit&id=1', ['PATCH', 'tax-rules'], {
    person: 'admin',
    typed: [['Source', 'የሒሳብ ባለሙያው አረጋግጧል']],
  }),

  form('Change the account', '/settings?tab=tax&dialog=account-box', ['PATCH', 'gl-accounts'], {
    person: 'admin',
    typed: [['Account', '1000']],
  }),

  form('Take a copy home', '/settings?tab=copies', ['POST', 'copies'], {
    person: 'admin',
    isSecret: true,
    submit: 'Download',
    busy: 'Downloading...',
    reach: takeTheCopyOf('2026-09-21'),
    typed: [
      ['Passphrase', 'seven-goats-and-one-drum'],
      ['The passphrase once more', 'seven-goats-and-one-drum'],
    ],
  }),

  form('Add Package', '/packages?dialog=add', ['POST', 'package'], {
    submit: 'Add Package',
    typed: [['Package Name', 'ሰርግ']],
    prepare: async ({ page, say, button, root }) => {
      await button('Select Package Items').click();
      await page.getByRole('checkbox', { name: 'ክትፎ' }).press('Space');
      await page.getByRole('button', { name: /\(1\)/ }).click();
      const tier = root.getByRole('table').getByRole('textbox');
      for (const [index, text] of ['50', '200', '650'].entries()) await tier.nth(index).fill(text);
      await page.getByLabel(say('Package Name')).focus();
    },
  }),
  form('Edit Package', '/packages?dialog=edit&id=1', ['PATCH', 'package'], {
    submit: 'Update',
    typed: [['Package Name', 'ሰርግ']],
  }),
  still('Select Package Items', '/packages?dialog=edit&id=1', 'its items came with the form', {
    reach: ({ button }) => button('Select Package Items').click(),
  }),
  deletion('Delete Package', '/packages', 'package', 'Wedding Gold'),

  form('Add Client', '/clients?dialog=add', ['POST', 'client'], {
    typed: [
      ['Full Name', 'ሰላም በቀለ'],
      ['Primary Phone Number', phone],
      ['Secondary Phone', phone],
    ],
  }),
  form('Edit Client', '/clients?dialog=edit&id=1', ['PATCH', 'client'], {
    typed: [['Full Name', 'አልማዝ ተስፋዬ ደስታ']],
  }),
  deletion('Delete Client', '/clients', 'client', 'ሰናይት አለሙ'),
  still('Image', '/clients', 'the image is loaded already', {
    title: ['Photo, {full_name}', { full_name: 'አልማዝ ተስፋዬ' }],
    reach: async (desk) => {
      await openCard(desk, 'አልማዝ ተስፋዬ');
      const name = new RegExp(desk.say('Photo, {full_name}', { full_name: 'አልማዝ ተስፋዬ' }), 'u');
      await desk.page.getByRole('button', { name }).first().click();
    },
  }),
  still('Camera', '/clients?dialog=add', 'the camera is on this device', {
    title: ['Photo'],
    reach: ({ button }) => button('Take Picture').first().click(),
  }),
  still('Close without saving', '/items?dialog=add', 'it asks nobody but the person', {
    title: ['Close without saving?'],
    reach: async ({ dialog }) => {
      const { field, button } = dialog('Add Item');
      await field('Item Name').fill('ድፎ ዳቦ');
      await button('Cancel').click();
    },
  }),

  form('Add Employee', '/employees?dialog=add', ['POST', 'employee'], {
    typed: [
      ['First name', 'ሰላም'],
      ['Last name', 'በቀለ'],
      ['Phone Number', phone],
      ['Salary', '6000'],
      ['Event Wage', '800'],
    ],
  }),
  form('Edit Employee', '/employees?dialog=edit&id=1', ['PATCH', 'employee'], {
    typed: [['First name', 'ሰላም']],
  }),
  deletion('Delete Employee', '/employees', 'employee', 'አበበ ከበደ'),
  reading('Salary & Wage', '/employees?dialog=ledger&id=1', ['employee-ledger', /800/], {
    title: ['Salary & Wage: {full_name}', { full_name: 'አበበ ከበደ' }],
  }),
  form('Pay employee', '/employees?dialog=ledger&id=1', ['PATCH', 'employee-ledger'], {
    title: ['Make Payment'],
    submit: 'Pay & Clear',
    typed: [],
    reach: ({ button }) => button('Pay & Clear Balance').click(),
    prepare: ({ root, say }) => root.getByText(say('Pay With Salary')).click(),
  }),

  form('Add Vendor', '/vendors?dialog=add', ['POST', 'vendor'], {
    typed: [
      ['Vendor Name', 'ሰላም ድንኳን'],
      ['Offer', 'ድንኳን'],
      ['Amount', '12000'],
      ['Representative', 'ሰላም'],
      ['Contact phone', phone],
    ],
  }),
  form('Edit Vendor', '/vendors?dialog=edit&id=1', ['PATCH', 'vendor'], {
    typed: [['Vendor Name', 'ሰላም ድንኳን']],
  }),
  deletion('Delete Vendor', '/vendors', 'vendor', 'Selam DJ'),
  reading('Vendor ledger', '/vendors?dialog=ledger&id=1', ['vendor-ledger', /12,000/], {
    title: ['Payment Ledger: {name}', { name: 'Selam DJ' }],
  }),
  form('Pay vendor', '/vendors?dialog=ledger&id=1', ['PATCH', 'vendor-ledger'], {
    title: ['Make Payment'],
    submit: 'Pay',
    typed: [['Amount', '500']],
    reach: ({ button }) => button('Make Payment').click(),
  }),

  form('Add Branch', '/branches?dialog=add', ['POST', 'branch'], {
    typed: [
      ['Branch Name', 'መገናኛ'],
      ['Address', 'አዲስ አበባ'],
    ],
  }),
  form('Edit Branch', '/branches?dialog=edit&id=1', ['PATCH', 'branch'], {
    typed: [['Branch Name', 'መገናኛ']],
  }),
  deletion('Delete Branch', '/branches', 'branch', 'Piassa'),

  form('Create User', '/users?dialog=add', ['POST', 'user'], {
    typed: [
      ['Username', 'meron'],
      ['Password', 'tej-and-honey-2019'],
      ['Confirm Password', 'tej-and-honey-2019'],
    ],
  }),
  form('Edit User', '/users?dialog=edit&id=4', ['PATCH', 'user'], {
    typed: [['Username', 'meron']],
  }),
  form('User Access', '/users?dialog=access&id=4', ['PUT', 'user'], {
    title: ['User Access: {0}', { 0: 'kebede' }],
    typed: [],
    prepare: ({ root }) => root.getByRole('checkbox').first().press('Space'),
  }),
  deletion('Delete User', '/users', 'user', 'kebede'),
  still('Action Log', '/action-logs', 'it shows what came with the list', {
    title: ['Spent petty cash'],
    reach: ({ page, say }) =>
      page
        .getByRole('button', { name: new RegExp(say('Spent petty cash'), 'u') })
        .first()
        .click(),
  }),
];

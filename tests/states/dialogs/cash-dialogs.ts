import { type DialogCase, type FormCase, form, reading, still } from './dialog-case.ts';

const petty = (name: string, dialog: string, title: string): FormCase =>
  form(
    name,
    `/cashbook?tab=petty&dialog=petty-${dialog}&id=1`,
    dialog === 'add' ? ['PATCH', 'petty-cash'] : ['POST', 'petty-cash'],
    {
      title: [title],
      typed: [
        ['Amount', '500'],
        ['Reason', 'ለገበያ'],
      ],
    },
  );

const cash: FormCase['typed'] = [
  ['Amount', '2,500'],
  ['Remark', 'ለድንኳን'],
];

export const cashDialogs: readonly DialogCase[] = [
  form('Cash In', '/cashbook?dialog=in', ['POST', 'transactions'], {
    typed: cash,
    reopens: 'In',
  }),
  form('Cash Out', '/cashbook?dialog=out', ['POST', 'transactions'], {
    typed: cash,
    reopens: 'Out',
  }),
  form('Accept Payment', '/cashbook?tab=pending&dialog=accept&id=1', ['PATCH', 'transactions'], {
    submit: 'Accept',
    typed: [['Amount', '40,000']],
  }),
  {
    kind: 'question',
    name: 'Reject payment',
    address: '/cashbook?tab=pending&dialog=reject&id=1',
    title: ['Are you sure?'],
    confirm: 'Reject',
    write: { method: 'PATCH', path: '/api/transactions' },
  },
  form('Settle Advance', '/cashbook?tab=advance&dialog=accept&id=1', ['PATCH', 'transactions'], {
    submit: 'Settle',
    typed: [['Amount', '4,000']],
  }),
  reading('Cash entry', '/cashbook', ['transactions?type=book&id=', /ከሽያጭ/], {
    reach: ({ page }) => page.getByRole('button', { name: /^ከሽያጭ/ }).click(),
  }),
  still('Receipt', '/cashbook', 'the image is loaded already', {
    reach: async (desk) => {
      await desk.page.getByRole('button', { name: /^ከሽያጭ/ }).click();
      const name = new RegExp(desk.say('Receipt'), 'u');
      await desk.page.getByRole('button', { name }).first().click();
    },
  }),
  still('Print payment slip', '/cashbook', 'the entry is loaded already', {
    reach: async (desk) => {
      await desk.page.getByRole('button', { name: /^ከሽያጭ/ }).click();
      await desk.button('Print payment slip').click();
    },
  }),
  form('Which event was it for?', '/cashbook', ['POST', 'entry-note'], {
    typed: [],
    prepare: ({ choose }) => choose('Category', 'Transport'),
    reach: async (desk) => {
      await desk.page.getByRole('button', { name: /^ከሽያጭ/ }).click();
      await desk.button('For which event…').click();
    },
  }),
  form('Correct entry', '/cashbook', ['POST', 'correction'], {
    title: ['Correct no. {no}', { no: 1 }],
    typed: [
      ['What should it have been?', '2,500'],
      ['In words', 'ለድንኳን'],
    ],
    submit: /^Correct by|አስተካክል$/u,
    reach: async (desk) => {
      await desk.page.getByRole('button', { name: /^ከሽያጭ/ }).click();
      await desk.button('Correct…').click();
    },
  }),
  form('Create Petty Cash', '/cashbook?tab=petty&dialog=petty-create', ['POST', 'petty-cash'], {
    typed: [
      ['Budget', '5,000'],
      ['Reason', 'ለገበያ'],
    ],
    prepare: ({ choose }) => choose('Spender', 'hana'),
  }),
  petty('Spend petty cash', 'spend', 'Spend'),
  petty('Add to petty cash', 'add', 'Add Amount'),
  petty('Return petty cash', 'return', 'Return to the book'),
  reading(
    'Petty cash transactions',
    '/cashbook?tab=petty&dialog=petty-manage&id=1',
    ['petty-cash?id=', /700/],
    {
      title: ['Petty cash of {username}', { username: 'kebede' }],
    },
  ),
  {
    kind: 'question',
    name: 'Close petty cash',
    address: '/cashbook?tab=petty&dialog=petty-toggle&id=1',
    title: ['Are you sure?'],
    write: { method: 'DELETE', path: '/api/petty-cash' },
  },
  form('Transfer', '/cashbook?dialog=transfer', ['POST', 'transfer'], {
    typed: [
      ['Amount', '2,500'],
      ['Remark', 'ለባለቤቱ'],
    ],
    submit: 'Move',
  }),
  form('Close the day', '/cashbook?dialog=close-day', ['POST', 'close'], {
    typed: [],
    submit: 'Close the day',
    prepare: async ({ root, button, field }) => {
      await root.getByRole('textbox').first().fill('900');
      await button('Compare with the book').click();
      await field('Why there is a difference').fill('የታክሲ መልስ');
    },
  }),
  form('Opening figures', '/cashbook?branch=2&dialog=opening', ['POST', 'opening'], {
    person: 'admin',
    typed: [['Remark', 'ከድሮው መዝገብ']],
    submit: 'Open the books',
    prepare: async ({ root }) => {
      await root.getByRole('textbox').first().fill('62');
    },
  }),
  reading('Closes', '/cashbook?dialog=closes', ['close', /2019/]),
  reading('Closing sheet', '/cashbook?dialog=closing-sheet&id=1', ['close?id=', /2019/]),
  still('Message of a bank', '/cashbook?dialog=message', 'it is read in the browser'),
  still('Filter of entries', '/cashbook?dialog=filter', 'the list below says what fails', {
    title: ['Filter'],
  }),
];

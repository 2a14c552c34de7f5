import { type DialogCase, form, reading, still } from './dialog-case.ts';

const wedding = '/events?event=1&on=2026-10-01';
const schedule = '/?day=2026-10-05&dialog=schedule';
const assign = (names: readonly [string, string]) => new RegExp(names.join('|'), 'u');

export const eventDialogs: readonly DialogCase[] = [
  form('Schedule Event', schedule, ['POST', 'event'], {
    busy: 'Scheduling event...',
    typed: [
      ['Client name', 'ሰላም በቀለ'],
      ['Primary phone', '0955667788'],
      ['Secondary phone', '0955667788'],
      ['Number of people', '120'],
    ],
    prepare: async ({ choose, buttonOf, page, say }) => {
      await buttonOf('Time').click();
      const time = page.getByRole('dialog', { name: say('Time') });
      await time.getByRole('radio', { name: say('Afternoon') }).click();
      await time.getByRole('radio', { name: '9', exact: true }).click();
      await time.getByRole('button', { name: say('Set'), exact: true }).click();
      await choose('Package', 'Wedding Gold');
    },
  }),
  still('Event date', schedule, 'a calendar asks nobody', {
    reach: ({ buttonOf }) => buttonOf('Event date').click(),
  }),
  still('Time', schedule, 'a clock asks nobody', {
    reach: ({ buttonOf }) => buttonOf('Time').click(),
  }),
  form('Edit Event', `${wedding}&dialog=edit`, ['PATCH', 'event'], {
    busy: 'Updating event...',
    typed: [['Client name', 'አልማዝ ተስፋዬ ደስታ']],
    prepare: ({ button }) => button('Photos and messages').waitFor(),
  }),
  form('Take payment', '/events?event=4&on=2026-12-20&dialog=pay', ['POST', 'payment'], {
    submit: /^Take \d|\d.*ተቀበል$/u,
    typed: [
      ['Amount', '20,000'],
      ['Remark', 'በባንክ'],
    ],
  }),
  form(
    'Certificate of withheld tax',
    '/events?event=4&on=2026-12-20&dialog=certificate',
    ['POST', 'withholding'],
    { submit: 'Book the certificate', typed: [['Certificate number', 'WHT-0419']] },
  ),
  reading('Event details', '/?event=1&on=2026-10-01', ['event', /አልማዝ ተስፋዬ/]),
  still('Package Items', `${wedding}&dialog=items`, 'its items came with the event', {
    title: ['Package Items ({0})', { 0: 4 }],
  }),
  form('Assign Employees', `${wedding}&dialog=employees`, ['POST', 'assign-employee'], {
    submit: assign(['^Assign \\(', 'ሠራተኛ መድብ']),
    typed: [],
    prepare: ({ root }) => root.getByRole('checkbox', { name: /አበበ ከበደ/ }).press('Space'),
  }),
  form('Assign Vendors', `${wedding}&dialog=vendors`, ['POST', 'assign-vendor'], {
    submit: assign(['^Assign \\(', 'አቅራቢዎችን መድብ']),
    typed: [],
    prepare: ({ root }) => root.getByRole('checkbox', { name: /Addis Decor/ }).press('Space'),
  }),
  form('Agreement', `${wedding}&dialog=agreement`, ['POST', 'generate-agreement'], {
    title: ['Agreement information'],
    submit: 'Generate Agreement Pages',
    typed: [['On behalf of', 'ሃና']],
  }),
  reading('Messages', `${wedding}&dialog=messages`, ['sms', /2019/], {
    title: ['Messages: {0}', { 0: 'አልማዝ ተስፋዬ' }],
  }),
  reading('Payments', `${wedding}&dialog=account`, ['event/account', /50,000/], {
    title: ['Payments: {0}', { 0: 'አልማዝ ተስፋዬ' }],
  }),
  form('Delete Event', `${wedding}&dialog=delete`, ['DELETE', 'event'], {
    submit: 'Delete',
    typed: [],
  }),
  {
    kind: 'question',
    name: 'Restore event',
    address: '/events?view=deleted',
    title: ['Are you sure?'],
    write: { method: 'POST', path: '/api/event/restore' },
    reach: ({ buttonOf }) => buttonOf('Restore').click(),
  },
  still('Filter of events', '/events?dialog=filter', 'the list below says what fails', {
    title: ['Filter'],
  }),
];

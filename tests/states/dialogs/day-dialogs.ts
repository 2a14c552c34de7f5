import { type DialogCase, form, reading, still } from './dialog-case.ts';
import type { Desk } from '../../support/desk.ts';
import { pickTime } from '../../support/schedule-form.ts';

const enquiry = '/events?view=enquiries&id=1';
const payDay = '/employees?dialog=pay-day';

const withSalary = ({ page }: Desk) => page.getByText(/^With the salary of|ደመወዝ ጋር/u).click();

async function payAbebeAlone(desk: Desk) {
  await withSalary(desk);
  await desk.root.getByText(/^ትግስት አለሙ/u).click();
  await desk.root.getByRole('button', { name: new RegExp(desk.say('Cash box'), 'u') }).waitFor();
}

async function pickNine({ buttonOf, dialog }: Desk) {
  await buttonOf('Time').click();
  const picker = dialog('Time');
  await pickTime(picker, { part: 'Afternoon', hour: 9, minutes: 'On the hour' });
  await picker.button('Set').click();
}

export const dayDialogs: readonly DialogCase[] = [
  form('New enquiry', '/events?view=enquiries&dialog=enquiry', ['POST', 'enquiry'], {
    typed: [
      ['Name', 'ሰላም በቀለ'],
      ['Phone', '0955667788'],
      ['Number of people', '250'],
      ['What they said', 'በወንዙ ዳር'],
    ],
    prepare: ({ choose }) => choose('Package', 'Wedding Gold'),
  }),
  form('Change enquiry', `${enquiry}&dialog=enquiry`, ['PATCH', 'enquiry'], {
    typed: [['What they said', 'በወንዙ ዳር']],
  }),
  form('Lost', `${enquiry}&dialog=lost`, ['PATCH', 'enquiry'], {
    typed: [],
    prepare: ({ text }) => text('The day was taken').click(),
  }),
  form('Proforma', `${enquiry}&dialog=proforma`, ['POST', 'proforma'], {
    title: ['Proforma, {0}', { 0: 'ሰላማዊት አበበ' }],
    submit: 'Print proforma',
    typed: [['TIN of the client', '0012345678']],
  }),
  form('Keep the day', `${enquiry}&dialog=asked`, ['POST', 'event'], {
    title: ['Schedule Event'],
    busy: 'Scheduling event...',
    typed: [['Remark', 'በወንዙ ዳር']],
    reach: ({ button }) => button('Keep the day').click(),
    prepare: pickNine,
  }),
  still('Keep the day until', '/?day=2026-10-05&dialog=schedule', 'a calendar asks nobody', {
    reach: async ({ text, buttonOf }) => {
      await text('Only keep the day: nothing is paid yet').click();
      await buttonOf('Keep the day until').click();
    },
  }),
  still(
    'Who came',
    '/events?event=1&on=2026-10-01&dialog=attendance',
    'its crew came with the event',
  ),
  form(
    'Did not come',
    '/events?event=1&on=2026-10-01&dialog=attendance',
    ['PATCH', 'event/staff'],
    {
      title: ['Did not come: {full_name}', { full_name: 'ትግስት አለሙ' }],
      submit: 'Did not come',
      typed: [],
      at: '2026-10-01T15:00:00+03:00',
      reach: ({ button }) => button('Did not come: {full_name}', { full_name: 'ትግስት አለሙ' }).click(),
    },
  ),
  form('Pay-day', payDay, ['POST', 'pay-day'], {
    submit: /^Pay [\d,]+|ክፈል$/u,
    typed: [],
    prepare: payAbebeAlone,
  }),
  reading('Pay-day, who is due', payDay, ['pay-day', /ትግስት አለሙ/], { title: ['Pay-day'] }),
  still('Print list to sign', payDay, 'its people came with the pay-day', {
    reach: async (desk) => {
      await withSalary(desk);
      await desk.button('Print list to sign').click();
    },
  }),
];

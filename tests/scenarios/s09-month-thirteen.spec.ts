/** S9: an event in Pagume, cancelled with a refund and restored. D15 */
import { expectBook, openTab } from '../support/cashbook.ts';
import type { Desk } from '../support/desk.ts';
import { fill, openDatePicker, openTimePicker, set } from '../support/schedule-form.ts';
import { expect, test } from '../fixture.ts';
import { live } from './earlier-days.ts';

const CLIENT = 'ሙሉጌታ ከበደ';

async function schedule(hana: Desk) {
  await hana.button('Schedule Event').click();
  const form = hana.dialog('Schedule Event');
  await fill(form, {
    'Client name': CLIENT,
    'Primary phone': '0912000001',
    'Secondary phone': '0912000001',
  });
  await set(await openDatePicker(form, { year: 2019, month: 13, day: 6 }));
  await set(await openTimePicker(form, { part: 'Afternoon', hour: 7, minutes: 'On the hour' }));
  await form.choose('Package', hana.say('Custom'));
  await fill(form, { 'Price per person': '500', 'Number of people': '80', Advance: '10000' });
  await expect(form.fact('Total')).toHaveText(form.birr('40,000'));
  await form.button('Save').click();
  await expect(form.root).toBeHidden();
}

async function accept(dawit: Desk, amount: string, title = 'Accept Payment') {
  await dawit.page.goto('/cashbook?tab=pending');
  await dawit.card(CLIENT).buttonOf('Accept').click();
  const form = dawit.dialog(title);
  await expect(form.field('Amount')).toHaveValue(amount);
  await form.button('Accept').click();
  await expect(form.root).toBeHidden();
}

test(
  'Pagume has a sixth day only in the leap year',
  { tag: ['@desk', '@english'] },
  async ({ visit }) => {
    const hana = await visit('hana', '/?dialog=schedule');
    const form = hana.dialog('Schedule Event');
    const picker = await openDatePicker(form, { year: 2019, month: 13, day: 6 });
    await expect(picker.root.getByText(/^= .*11 September 2027/u)).toBeVisible();
    for (const [year, days] of [
      ['2018', 5],
      ['2020', 5],
      ['2019', 6],
    ] as const) {
      await picker.list('Year').selectOption(year);
      await expect(picker.list('Day').getByRole('option')).toHaveCount(days);
    }
  },
);

test(
  'a cancelled event refunds the agreed amount, and is restored without it',
  { tag: ['@desk', '@english'] },
  async ({ server, visit }) => {
    await live(server, 8);
    const hana = await visit('hana', '/events');
    await schedule(hana);
    const dawit = await visit('dawit', '/cashbook');
    await accept(dawit, '10,000');
    await expectBook(dawit, { balance: '207,800', advance: 1 });

    const admin = await visit('admin', '/events');
    await admin.row(new RegExp(CLIENT, 'u')).buttonOf('Actions').click();
    await admin.page.getByRole('menuitem', { name: admin.say('Delete') }).click();
    const deletion = admin.dialog('Delete Event');
    await deletion.field('Refund').fill('4000');
    await deletion.button('Delete').click();
    await expect(deletion.root).toBeHidden();
    await expect(admin.row(new RegExp(CLIENT, 'u')).root).toHaveCount(0);
    await hana.page.goto('/?day=2027-09-11');
    await expect(hana.text('No events')).toBeVisible();

    await dawit.page.reload();
    await expectBook(dawit, { pending: 1, advance: 0 });
    await openTab(dawit, 'Pending');
    const refund = dawit.card(CLIENT).root;
    await expect(refund).toContainText(dawit.birr('4,000'));
    await expect(refund).toContainText('\u2212');
    await accept(dawit, '4,000', 'Accept Refund');
    await expectBook(dawit, {
      balance: '203,800',
      in: '251,000',
      out: '47,200',
      estimate: '194,900',
    });
    await bringBack(admin);
    await hana.page.goto('/events');
    await hana.page.getByRole('button', { name: CLIENT, exact: true }).click();
    await expect(hana.page.getByRole('heading', { level: 1, name: CLIENT })).toBeVisible();
    await expect(hana.fact('Received')).toHaveText(hana.birr('6,000'));
    await expect(hana.fact('Left to pay')).toHaveText(hana.birr('34,000'));
  },
);

async function bringBack(admin: Desk) {
  await admin.page.getByRole('radio', { name: admin.say('Deleted') }).click();
  await admin.row(new RegExp(CLIENT, 'u')).buttonOf('Restore').click();
  await admin.at(admin.page.getByRole('alertdialog')).button('Yes').click();
  await expect(admin.notice('Event restored')).toBeVisible();
}

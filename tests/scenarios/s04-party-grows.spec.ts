/** S4: the number of guests grows, and only differences are posted. D42 */
import { expectBook } from '../support/cashbook.ts';
import { expectRows, openLedger } from '../support/ledgers.ts';
import { fill, openTimePicker, set } from '../support/schedule-form.ts';
import { expect, test } from '../fixture.ts';
import { live } from './earlier-days.ts';

test.beforeEach(async ({ server }) => {
  await live(server, 3);
});

test(
  'more guests in the evening change the price, the wages and the vendors by the difference',
  { tag: ['@desk', '@english'] },
  async ({ visit }) => {
    const hana = await visit('hana', '/events');
    await hana.row(/አልማዝ/u).buttonOf('Actions').click();
    await hana.page.getByRole('menuitem', { name: hana.say('Edit') }).click();
    const form = hana.dialog('Edit Event');
    await expect(form.fact('Total')).toHaveText(form.birr('220,000'));
    await expect(form.root.getByText(/401/u)).toHaveCount(0);
    await fill(form, { 'Number of people': '400' });
    await expect(form.root.getByText(/401/u)).toContainText(form.birr('220,550'));
    await expect(form.fact('Total')).toHaveText(form.birr('250,000'));
    await fill(form, { 'Number of people': '401' });
    await expect(form.fact('Total')).toHaveText(form.birr('230,550'));
    await fill(form, { 'Number of people': '420' });
    await set(await openTimePicker(form, { part: 'Evening', hour: 1, minutes: 'On the hour' }));
    await expect(form.fact('Price')).toHaveText(form.birr('231,000'));
    await expect(form.fact('Total')).toHaveText(form.birr('241,000'));
    await expect(form.fact('Left to pay')).toHaveText(form.birr('191,000'));
    await form.button('Save').click();
    await expect(form.root).toBeHidden();
    await expect(hana.row(/አልማዝ/u).root).toContainText(hana.birr('191,000'));

    const dawit = await visit('dawit', '/vendors');
    const decor = await openLedger(dawit, 'Addis Decor');
    await expect(decor.fact('Outstanding Balance')).toHaveText(dawit.birr('18,900'));
    await expectRows(decor, 'Payable History', ['3,150', '15,750'], 'Owed');
    await dawit.page.goto('/employees');
    const tigist = await openLedger(dawit, 'ትግስት አለሙ');
    await expect(tigist.fact('Employee Wage Balance')).toHaveText(dawit.birr('900'));
    await expectRows(tigist, 'Gain History', ['200', '700'], 'Earned');
    await dawit.page.goto('/cashbook');
    await expectBook(dawit, { outstanding: '32,600', estimate: '17,400', pending: 0 });
  },
);

test('the reminder keeps its day', { tag: ['@desk', '@english'] }, async ({ visit }) => {
  const hana = await visit('hana', '/?event=1&on=2026-10-01&dialog=messages');
  await expect(hana.row(new RegExp(hana.say('Reminder'), 'u')).root).toContainText('18');
});

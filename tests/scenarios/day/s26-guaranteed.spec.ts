// D174
import { fill } from '../../support/schedule-form.ts';
import type { Desk } from '../../support/desk.ts';
import { expect, test } from '../../fixture.ts';
import { DAY, planWedding } from './full-days.ts';

const tag = ['@desk', '@english'];

async function expectTotal(hana: Desk, total: string) {
  await hana.page.goto(`/?event=1&on=${DAY}`);
  await expect(hana.dialog('Event details').fact('Total')).toHaveText(hana.birr(total));
}

async function comes(hana: Desk, people: string, total: string) {
  await hana.page.goto(`/events?event=1&on=${DAY}&dialog=edit`);
  const form = hana.dialog('Edit Event');
  await fill(form, { 'Number of people': people });
  await expect(form.fact('Total')).toHaveText(form.birr(total));
  await form.button('Save').click();
  await expect(hana.notice('Event successfully updated!')).toBeVisible();
}

test('40 guests are priced as 50 in one press', { tag }, async ({ visit }) => {
  const hana = await visit('hana');
  const form = await planWedding(hana, 'አልማዝ ተስፋዬ', '40');
  await form.root.getByRole('button', { name: /^Price as 50 guests: 32,500/u }).click();
  await expect(form.field('Guaranteed number of guests')).toHaveValue('50');
  await expect(form.fact('Total')).toHaveText(form.birr('32,500'));
  await form.button('Save').click();
  await expect(hana.notice('Event successfully scheduled!')).toBeVisible();
  await expectTotal(hana, '32,500');
});

test(
  'fewer guests than guaranteed cost the guaranteed number, and more cost their number',
  { tag },
  async ({ visit }) => {
    const hana = await visit('hana');
    const form = await planWedding(hana, 'አልማዝ ተስፋዬ', '350');
    await form.button('Guarantee a number of guests').click();
    await fill(form, { 'Guaranteed number of guests': '350' });
    await form.button('Save').click();
    await expect(hana.notice('Event successfully scheduled!')).toBeVisible();
    await comes(hana, '320', '210,000');
    await expectTotal(hana, '210,000');
    await comes(hana, '420', '231,000');
    await expectTotal(hana, '231,000');
  },
);

import { expectBook, openTab } from '../support/cashbook.ts';
import { fill, openDatePicker, openTimePicker, set, typeAmount } from '../support/schedule-form.ts';
import { translatePage } from '../support/translate-page.ts';
import { expect, test } from '../fixture.ts';
import { live } from '../scenarios/earlier-days.ts';

test('the page opts out of browser translation', async ({ visit }) => {
  const { page } = await visit('hana');
  await expect(page.locator('html')).toHaveAttribute('translate', 'no');
  await expect(page.locator('meta[name=google]')).toHaveAttribute('content', 'notranslate');
});

test('an event is scheduled on a translated page, and its price follows the input', async ({
  visit,
}) => {
  const hana = await visit('hana');
  const { page } = hana;
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await translatePage(page);
  await hana.button('Schedule Event').click();
  const form = hana.dialog('Schedule Event');
  await fill(form, {
    'Client name': 'አልማዝ ተስፋዬ',
    'Primary phone': '0911223344',
    'Secondary phone': '0922334455',
    'Number of people': '300',
  });
  await set(await openDatePicker(form, { month: 1, day: 21 }));
  await set(await openTimePicker(form, { part: 'Afternoon', hour: 9, minutes: 'On the hour' }));
  await form.choose('Package', 'Wedding Gold');
  await expect(form.fact('Total')).toHaveText(form.birr('180,000'));
  for (const [people, total] of [
    ['350', '210,000'],
    ['30', null],
    ['401', '220,550'],
    ['300', '180,000'],
  ] as const) {
    await fill(form, { 'Number of people': people });
    if (total === null) await expect(form.root.getByText(/50–1,000/u)).toBeVisible();
    else await expect(form.fact('Total')).toHaveText(form.birr(total));
  }
  await fill(form, { 'Additional price': '15000', Discount: '5000', Advance: '50000' });
  await expect(form.fact('Total')).toHaveText(form.birr('190,000'));
  await expect(form.fact('Left to pay')).toHaveText(form.birr('140,000'));
  await fill(form, { 'Number of people': '350' });
  await expect(form.fact('Left to pay')).toHaveText(form.birr('170,000'));
  await form.button('Save').click();
  await expect(hana.notice('Event successfully scheduled!')).toBeVisible();
  const details = hana.dialog('Event details');
  await expect(details.fact('Total')).toHaveText(details.birr('220,000'));
  await expect(details.fact('Left to pay')).toHaveText(details.birr('170,000'));
  expect(await page.locator('font font').count()).toBeGreaterThan(20);
});

test(
  'the figures of a translated cashbook equal those of the book',
  { tag: ['@desk'] },
  async ({ server, visit }) => {
    await live(server, 1);
    const dawit = await visit('dawit', '/cashbook');
    const { page } = dawit;
    await expect(page.getByRole('tab').first()).toBeVisible();
    await translatePage(page);
    await expectBook(dawit, { balance: '0', pending: 1, advance: 0 });
    await openTab(dawit, 'Pending');
    await dawit.buttonOf('Accept').click();
    const accept = dawit.dialog('Accept Payment');
    await typeAmount(accept.field('Amount'), '40000');
    await accept.button('Accept').click();
    await expect(accept.root).toBeHidden();
    await openTab(dawit, 'Book');
    await expectBook(dawit, { balance: '40,000', in: '40,000', out: '0', pending: 0, advance: 1 });
    for (const [side, amount, balance] of [
      ['In', '220550', '260,550'],
      ['Out', '60550', '200,000'],
    ] as const) {
      await dawit.button(side).click();
      const form = dawit.dialog(`Cash ${side}`);
      await typeAmount(form.field('Amount'), amount);
      await form.field('Remark').fill('ለድንኳን');
      await form.button('Save').click();
      await expect(form.root).toBeHidden();
      await expectBook(dawit, { balance });
    }
    await expect(page.getByText('ለድንኳን')).toHaveCount(2);
  },
);

test(
  'a translated page can change its language',
  { tag: ['@desk'] },
  async ({ visit, language }) => {
    const hana = await visit('hana');
    const { page } = hana;
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await translatePage(page);
    const titles = { en: 'Calendar', am: 'የቀን መቁጠሪያ' };
    const names = { en: 'English', am: 'አማርኛ' };
    for (const next of [language === 'en' ? 'am' : 'en', language] as const) {
      await page.getByRole('radio', { name: names[next] }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[next]);
    }
  },
);

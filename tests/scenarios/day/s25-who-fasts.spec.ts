/** S20 and S25: what the kitchen cooks, before and after 60 guests fast. D134, D175 */
import type { Locator } from '@playwright/test';
import type { Desk } from '../../support/desk.ts';
import { fill, typeAmount } from '../../support/schedule-form.ts';
import { expect, test } from '../../fixture.ts';
import { planWedding } from './full-days.ts';

/** Hidar 20, 2019, a day of Tsome Nebiyat. */
const FAST_DAY = '2026-11-29';
const client = 'አልማዝ ተስፋዬ';

interface Quantity {
  readonly perGuest: string;
  readonly unit: 'kg' | 'bottles';
  readonly menu: 'Fasting food' | 'Not fasting food';
}

const quantities: Readonly<Record<string, Quantity>> = {
  'ዶሮ ወጥ': { perGuest: '0.35', unit: 'kg', menu: 'Not fasting food' },
  ክትፎ: { perGuest: '0.25', unit: 'kg', menu: 'Not fasting food' },
  ጥብስ: { perGuest: '0.2', unit: 'kg', menu: 'Not fasting food' },
  ለስላሳ: { perGuest: '1.5', unit: 'bottles', menu: 'Fasting food' },
};
const shiro: Quantity = { perGuest: '0.3', unit: 'kg', menu: 'Fasting food' };

const S20 = { 'ዶሮ ወጥ': '158.1 kg', ክትፎ: '112.9 kg', ጥብስ: '90.3 kg', ለስላሳ: '678 bottles' };
/** Without a twin, fasting guests get the menu's fasting items. */
const WITHOUT_TWIN = { 'ዶሮ ወጥ': '136 kg', ክትፎ: '97.2 kg', ጥብስ: '77.7 kg', ለስላሳ: '678 bottles' };
const S25 = { ...WITHOUT_TWIN, ሽሮ: '18.9 kg' };

async function openRow(admin: Desk, name: string) {
  const row = new RegExp(`${name}$`, 'iu');
  await admin
    .buttonOf('Edit')
    .and(admin.page.getByRole('button', { name: row }))
    .click();
}

async function sayQuantity(form: Desk, { perGuest, unit, menu }: Quantity) {
  await form.root.getByRole('radio', { name: form.say(menu), exact: true }).click();
  await fill(form, { 'For each guest': perGuest });
  await form.choose('Unit', form.say(unit));
  await form.button('Save').click();
  await expect(form.root).toBeHidden();
}

async function measureItems(admin: Desk) {
  for (const [name, quantity] of Object.entries(quantities)) {
    await openRow(admin, name);
    await sayQuantity(admin.dialog('Edit Item'), quantity);
  }
}

async function addTwin(admin: Desk) {
  await admin.page.goto('/items');
  await admin.button('Add Item').click();
  const item = admin.dialog('Add Item');
  await fill(item, { 'Item Name': 'ሽሮ' });
  await sayQuantity(item, shiro);

  await admin.page.goto('/packages');
  await admin.button('Add Package').click();
  const form = admin.dialog('Add Package');
  await fill(form, { 'Package Name': 'የጾም' });
  await form.button('Select Package Items').click();
  const picker = admin.dialog('Select Package Items');
  for (const name of [/^ሽሮ/u, /^ለስላሳ/u]) await picker.root.getByText(name).click();
  await picker.root.getByRole('button', { name: /\(2\)/u }).click();
  const tier = form.root.getByRole('table').getByRole('textbox');
  for (const [at, figure] of ['1', '1000', '400'].entries()) await typeAmount(tier.nth(at), figure);
  await form.button('Add Package').click();
  await expect(form.root).toBeHidden();

  await openRow(admin, 'Wedding Gold');
  const gold = admin.dialog('Edit Package');
  await gold.choose('Package for guests who fast', 'የጾም');
  await gold.button('Update').click();
  await expect(gold.root).toBeHidden();
}

async function edit(hana: Desk, fields: Readonly<Record<string, string>>) {
  await hana.page.goto(`/events?event=1&on=${FAST_DAY}&dialog=edit`);
  const form = hana.dialog('Edit Event');
  await fill(form, fields);
  await form.button('Save').click();
  await expect(hana.notice('Event successfully updated!')).toBeVisible();
}

const amountOf = (sheet: Desk, name: string): Locator =>
  sheet.root
    .getByRole('term')
    .filter({ hasText: new RegExp(`^☐ ${name}$`, 'u') })
    .locator('xpath=following-sibling::dd[1]');

async function expectSheet(hana: Desk, amounts: Readonly<Record<string, string>>) {
  await hana.page.goto(`/?event=1&on=${FAST_DAY}`);
  await hana.page.getByRole('link', { name: hana.say('Kitchen sheet') }).click();
  const sheet = hana.card(client);
  await expect(sheet.root.getByText('☐')).toHaveCount(Object.keys(amounts).length);
  for (const [name, amount] of Object.entries(amounts)) {
    const [figure = '', unit = ''] = amount.split(' ');
    await expect(amountOf(sheet, name), name).toHaveText(`${figure} ${hana.say(unit)}`);
  }
  return sheet;
}

test(
  'the kitchen sheet covers guests and additional plates, and the fasting menu for fasting guests',
  { tag: '@long-amharic' },
  async ({ visit }) => {
    const admin = await visit('admin', '/items');
    await measureItems(admin);
    const hana = await visit('hana');
    const form = await planWedding(hana, client, '420', FAST_DAY);
    await form.button('Save').click();
    await expect(hana.notice('Event successfully scheduled!')).toBeVisible();
    await edit(hana, { 'Additional plates': '10' });
    await expectSheet(hana, S20);

    await edit(hana, { 'Fasting guests': '60' });
    await expectSheet(hana, WITHOUT_TWIN);
    await addTwin(admin);
    const sheet = await expectSheet(hana, S25);
    await expect(sheet.root).toContainText(`${hana.say('Fasting guests')}: 60`);
  },
);

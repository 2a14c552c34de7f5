/** S13: a wedding on a fast day shows a warning. D120, D121 */
import { fastNameOn, isoToEt } from '@digis/ethio-date';
import { fill, openDatePicker, openTimePicker, set } from '../support/schedule-form.ts';
import { violationsOf } from '../states/examine/examine.ts';
import { expect, test } from '../fixture.ts';

const hidar16 = '2026-11-25';
const meat = ['ዶሮ ወጥ', 'ክትፎ', 'ጥብስ'];

test('a fasting day with meat on the menu warns, an ordinary day does not, and both are saved', async ({
  visit,
  server,
  language,
}) => {
  const admin = await visit('admin', '/items');
  for (const [name, menu] of [
    ...meat.map((name) => [name, 'Not fasting food'] as const),
    ['ለስላሳ', 'Fasting food'] as const,
  ]) {
    await admin
      .buttonOf('Edit', {})
      .and(admin.page.getByRole('button', { name: new RegExp(`${name}$`, 'u') }))
      .click();
    const form = admin.dialog('Edit Item');
    await form.root.getByRole('radio', { name: admin.say(menu), exact: true }).click();
    await form.button('Save').click();
    await expect(form.root).toBeHidden();
  }
  await expect(admin.page.getByText(admin.say('Not fasting food'), { exact: true })).toHaveCount(3);

  const hana = await visit('hana');
  await hana.button('Schedule Event').click();
  const form = hana.dialog('Schedule Event');
  await form.choose('Package', /^Wedding Gold/u);
  const date = form.root.getByRole('button', {
    name: new RegExp(`^${hana.say('Event date')}`, 'u'),
  });
  const fast = (['nebiyat', 'wednesdayFriday'] as const)
    .map((kind) => fastNameOn(isoToEt(hidar16), kind, language))
    .join(hana.say(', '));
  const notice = form.root.getByText(
    hana.say('{fast}: {names} are not fasting food.', {
      fast,
      names: meat.join(hana.say(', ')),
    }),
  );

  await set(await openDatePicker(form, { month: 3, day: 16 }));
  await expect(notice).toBeVisible();
  await form.root.getByRole('button', { name: /^Wedding Gold/u }).click();
  await expect(hana.page.getByRole('option', { name: /^Wedding Gold/u })).toContainText(
    `${hana.say('Not fasting food')} ⚠ ${fastNameOn(isoToEt(hidar16), 'nebiyat', language)}`,
  );
  await hana.page.keyboard.press('Escape');
  await expect(date).toHaveAccessibleDescription(
    new RegExp(fastNameOn(isoToEt(hidar16), 'wednesdayFriday', language), 'u'),
  );
  await set(await openDatePicker(form, { month: 1, day: 21 }));
  await expect(notice).toBeHidden();
  await set(await openDatePicker(form, { month: 9, day: 4 }));
  await expect(notice).toBeHidden();
  const picker = await openDatePicker(form, { month: 3, day: 16 });
  await expect(picker.root.getByText(fast, { exact: true })).toBeVisible();
  await set(picker);
  await expect(notice).toBeVisible();

  await fill(form, {
    'Client name': 'አልማዝ ተስፋዬ',
    'Primary phone': '0911223344',
    'Secondary phone': '0922334455',
    'Number of people': '350',
  });
  await set(await openTimePicker(form, { part: 'Afternoon', hour: 9, minutes: 'On the hour' }));
  await form.button('Save').click();
  await expect(hana.notice('Event successfully scheduled!')).toBeVisible();
  const { body } = await (await server.as('hana')).get(`/api/event?date=${hidar16}`);
  expect(body.events).toHaveLength(1);

  await hana.page.goto(`/?day=${hidar16}`);
  await expect(
    hana.page.getByText(fastNameOn(isoToEt(hidar16), 'nebiyat', language)),
  ).toBeVisible();
  expect(await violationsOf(hana.page)).toEqual([]);
});

import type { Desk } from '../support/desk.ts';
import { uploadPicture } from '../support/images.ts';
import { fill, openDatePicker, openTimePicker, set } from '../support/schedule-form.ts';
import { expect, test } from '../fixture.ts';

const tag = ['@desk', '@english'];

async function fillWedding(hana: Desk) {
  await hana.button('Schedule Event').click();
  const form = hana.dialog('Schedule Event');
  await fill(form, {
    'Client name': 'አልማዝ ተስፋዬ',
    'Primary phone': '+251 911 22 33 44',
    'Secondary phone': '0922334455',
  });
  await set(await openDatePicker(form, { month: 1, day: 21 }));
  await set(await openTimePicker(form, { part: 'Afternoon', hour: 9, minutes: 'On the hour' }));
  await form.choose('Package', 'Wedding Gold');
  await fill(form, { 'Number of people': '350', Advance: '50000' });
  return form;
}

test(
  'an inactive user is warned, signed out, and offered the typed text',
  { tag },
  async ({ server, visit }) => {
    const hana = await visit('hana');
    // Sets the clock on a page without the app, where its jump signs nobody out.
    await hana.page.goto('/api/tenant');
    await hana.page.clock.install();
    await hana.page.goto('/?dialog=schedule');
    const form = hana.dialog('Schedule Event');
    await form.field('Client name').fill('አልማዝ ተስፋዬ');
    await hana.page.clock.fastForward('09:01');
    await expect(hana.dialog('Are you still there?').root).toBeVisible();
    await hana.page.clock.fastForward('01:00');
    await hana.field('Username').fill('hana');
    await hana.field('Password').fill(server.password);
    await hana.button('Sign in').click();
    await expect(form.notice('You were signed out before this was saved.')).toBeVisible();
    await form.button('Restore what I typed').click();
    await expect(form.field('Client name')).toHaveValue('አልማዝ ተስፋዬ');
  },
);

test(
  'saving without a server loses no input, and a second save creates one event',
  { tag },
  async ({ visit }) => {
    const hana = await visit('hana');
    const { page } = hana;
    const form = await fillWedding(hana);
    await page.context().setOffline(true);
    await form.button('Save').click();
    const cause =
      'No connection to the server. It is not saved; everything you typed is still here.';
    await expect(hana.notice(cause)).toBeVisible();
    await expect(form.field('Client name')).toHaveValue('አልማዝ ተስፋዬ');
    await page.context().setOffline(false);

    const loseAnswer = page.waitForEvent('requestfailed');
    await page.route(
      '**/api/event',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await form.button('Save').click();
    await loseAnswer;
    await expect(form.button('Save')).toBeEnabled();
    await form.button('Save').click();
    await expect(form.root).toBeHidden();
    await expect(page.getByRole('button', { name: /Meskerem 21.*1 event$/u })).toBeVisible();
  },
);

test(
  'a blocked camera is explained, and a file can be used instead',
  { tag },
  async ({ visit }) => {
    const hana = await visit('hana');
    await hana.page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await hana.page.goto('/?dialog=schedule');
    const form = hana.dialog('Schedule Event');
    await form.button('Photos and messages').click();
    await form.root
      .getByRole('group', { name: hana.say('Client ID image') })
      .getByRole('button')
      .last()
      .click();
    const camera = hana.dialog('Client ID image');
    await expect(camera.root.getByText(/The camera is not allowed here/u)).toBeVisible();
    await camera.button('Cancel').click();
    await uploadPicture(form, 'Client ID image');
  },
);

test('a number that is not a mobile number is refused at its field', { tag }, async ({ visit }) => {
  const hana = await visit('hana', '/?dialog=schedule');
  const form = hana.dialog('Schedule Event');
  await form.field('Primary phone').fill('0812345678');
  await form.button('Save').click();
  await expect(form.notice('Invalid phone format')).toBeVisible();
});

test('the language changes at once', { tag }, async ({ visit }) => {
  const hana = await visit('hana');
  await hana.page.getByRole('radio', { name: 'አማርኛ' }).click();
  await expect(hana.page.getByRole('heading', { level: 1 })).toHaveText('የቀን መቁጠሪያ');
  await expect(hana.page.locator('html')).toHaveAttribute('lang', 'am');
});

/** The dialogs about oneself: the account, its password and second factor, and the password asked again. */
import type { Desk } from '../../support/desk.ts';
import { type DialogCase, form, reading, still } from './dialog-case.ts';

/** As it is half an hour after the password was typed. */
async function saveSettingsLater({ page, button }: Desk) {
  const json = { success: false, msg: 'Again.', code: 'REAUTH_REQUIRED', requestId: 'r-1' };
  await page.route('**/api/settings', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 409, json }) : route.fallback(),
  );
  await button('Save').click();
}

/** As it is for whoever has set it up. */
async function askToTakeOff({ page, button }: Desk) {
  const json = { success: true, required: true, enabled: true, recovery_left: 9 };
  await page.route('**/api/two-factor', (route) => route.fulfill({ json }));
  await page.reload();
  await button('Take off').click();
}

export const ownDialogs: readonly DialogCase[] = [
  reading('My account', '/?dialog=account', ['sessions', /127\.0\.0\.1/]),
  form('Change password', '/?dialog=password', ['POST', 'password'], {
    isSecret: true,
    typed: [
      ['Your password now', 'the-one-of-now'],
      ['New password', 'tej-and-honey-2019'],
      ['Confirm Password', 'tej-and-honey-2019'],
    ],
  }),
  form('Second factor', '/?dialog=two-factor', ['PUT', 'two-factor'], {
    isSecret: true,
    submit: 'Confirm',
    typed: [['Code that the app shows now', '123456']],
  }),
  still('Take off the second factor', '/?dialog=account', 'it asks nobody but the person', {
    title: ['Take off the second factor?'],
    reach: askToTakeOff,
  }),
  form('Enter your password again', '/settings', ['POST', 'reauth'], {
    isSecret: true,
    submit: 'Go on',
    typed: [['Password', 'the-one-of-now']],
    reach: saveSettingsLater,
  }),
];

import { cashDialogs } from './cash-dialogs.ts';
import { type DialogCase, form, reading } from './dialog-case.ts';
import { dayDialogs } from './day-dialogs.ts';
import { eventDialogs } from './event-dialogs.ts';
import { listDialogs } from './list-dialogs.ts';
import type { Desk } from '../../support/desk.ts';

async function saveSettingsLater({ page, button }: Desk) {
  const json = { success: false, msg: 'Again.', code: 'REAUTH_REQUIRED', requestId: 'r-1' };
  await page.route('**/api/settings', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 409, json }) : route.fallback(),
  );
  await button('Save').click();
}

const ownDialogs: readonly DialogCase[] = [
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
  form('Take off the second factor?', '/?dialog=end-two-factor', ['DELETE', 'two-factor'], {
    isSecret: true,
    submit: 'Take off',
    typed: [['Code from your app, or a recovery code', '123456']],
  }),
  form('Enter your password again', '/settings', ['POST', 'reauth'], {
    isSecret: true,
    submit: 'Go on',
    typed: [['Password', 'the-one-of-now']],
    reach: saveSettingsLater,
  }),
];

export const dialogs: readonly DialogCase[] = [
  ...eventDialogs,
  ...dayDialogs,
  ...cashDialogs,
  ...listDialogs,
  ...ownDialogs,
];

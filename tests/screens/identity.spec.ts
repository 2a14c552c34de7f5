/** The user's account, and what sign-in may require. D151-D153 */
import type { Locator } from '@playwright/test';
import { secondFactorCode } from '@digis/server/testing';
import { type Desk, deskOf, sendSignIn } from '../support/desk.ts';
import { expect, test } from '../fixture.ts';

const NOW = '2026-09-21T10:00:00+03:00';
const chosen = 'bunna-kolo-and-rain';

async function typeInto(field: Locator, text: string) {
  await field.click();
  await field.page().keyboard.type(text);
}

async function openAccount({ page, say, dialog, button }: Desk, username: string) {
  if ((page.viewportSize()?.width ?? 0) <= 640) await button('Menu').click();
  await page
    .getByRole('button', { name: new RegExp(`^${username}.*: ${say('My account')}$`, 'u') })
    .filter({ visible: true })
    .click();
  const account = dialog('My account');
  await expect(account.root).toBeVisible();
  return account;
}

async function choosePassword({ field, page }: Desk, current: string) {
  await typeInto(field('Your password now'), current);
  await typeInto(field('New password'), chosen);
  await typeInto(field('Confirm Password'), chosen);
  await page.keyboard.press('Enter');
}

test('a user changes the password and returns to the previous screen', async ({
  visit,
  server,
}) => {
  const hana = await visit('hana');
  const account = await openAccount(hana, 'hana');
  await account.button('Change password').click();
  await choosePassword(hana.dialog('Change password'), server.password);
  await expect(hana.notice('Your password is changed')).toBeVisible();
  await expect(account.root).toBeVisible();
  await hana.page.keyboard.press('Escape');
  await expect(account.root).toBeHidden();
});

test('the account shows no control until all of it is loaded', async ({ visit }) => {
  const hana = await visit('hana');
  const { page } = hana;
  const answers = Promise.withResolvers<void>();
  await page.route('**/api/sessions', async (route) => {
    await answers.promise;
    await route.continue();
  });
  const others = page.waitForResponse('**/api/two-factor');
  const account = await openAccount(hana, 'hana');
  await others;
  await expect(account.button('Change password')).toBeHidden();
  answers.resolve();
  await expect(account.button('Change password')).toBeVisible();
});

test('a user with an assigned password must choose a new one', async ({ page, say, server }) => {
  await server.createUser({
    username: 'liya',
    access: ['Calendar'],
    branch_id: 1,
    must_change: true,
  });
  const liya = deskOf(page, say);
  await page.goto('/');
  await sendSignIn(liya, 'liya', server.password);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name: say(name) });
  await expect(heading('Choose your own password')).toBeVisible();
  await choosePassword(liya, server.password);
  await expect(heading('Calendar')).toBeVisible();
});

test('a second factor is set up, and asked for at the next sign-in', async ({
  visit,
  server,
  page,
  say,
}) => {
  server.setClock(NOW);
  const admin = await visit('admin', '/?dialog=account');
  await admin.dialog('My account').button('Set up').click();
  const dialog = admin.dialog('Second factor');
  const key = dialog.root.getByText(/^(?:[A-Z2-7]{4} ){3,}[A-Z2-7]+$/u);
  const secret = (await key.textContent()) ?? '';
  await typeInto(
    dialog.field('Code that the app shows now'),
    secondFactorCode(secret, new Date(NOW)),
  );
  await admin.page.keyboard.press('Enter');
  await dialog.button('I have kept them').click();
  await expect(admin.dialog('My account').text('In use')).toBeVisible();
  await (await server.as('admin')).post('/api/settings', { two_factor: 'admin' });

  server.advanceClock(1);
  const again = deskOf(page, say);
  await page.goto('/');
  await sendSignIn(again, 'admin', server.password);
  const code = again.field('Code from your app, or a recovery code');
  await expect(code).toBeFocused();
  await page.keyboard.type(secondFactorCode(secret, new Date(Date.parse(NOW) + 60_000)));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: say('Calendar') })).toBeVisible();
});

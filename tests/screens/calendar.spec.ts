// spec:2.2, spec:2.4
import { monthNames } from '@digis/ethio-date';
import { deskOf } from '../support/desk.ts';
import { expect, test } from '../fixture.ts';

test('the month is shown in either calendar, and the choice is kept', async ({
  page,
  say,
  language,
  signIn,
  viewport,
}) => {
  await signIn('hana');
  const month = page.getByRole('heading', { level: 2 });
  await expect(month.filter({ hasText: `${monthNames[language][0]} 2019` })).toBeVisible();
  const whole = page.getByRole('button', { name: /^(Month|ወር)$/u });
  if ((viewport?.width ?? 0) <= 640) await whole.click();
  const gregorian = page.getByRole('radio', { name: say('Gregorian') });
  await gregorian.click();
  await expect(month.filter({ hasText: /(September|ሴፕቴምበር) 2026/u })).toBeVisible();
  await page.getByRole('button', { name: /(October|ኦክቶበር) 2026$/u }).click();
  await expect(month.filter({ hasText: /(October|ኦክቶበር) 2026/u })).toBeVisible();
  await page.reload();
  await expect(gregorian).toBeChecked();
});

test('logging out leads to the sign-in, and blocks the pages of the app', async ({
  page,
  say,
  signIn,
  viewport,
}) => {
  const desk = deskOf(page, say);
  await signIn('hana');
  if ((viewport?.width ?? 0) <= 640) await desk.button('Menu').click();
  await desk.button('Log out').click();
  await expect(desk.button('Sign in')).toBeVisible();
  await page.goto('/?day=2026-10-01');
  await expect(desk.button('Sign in')).toBeVisible();
});

test("a wrong password is refused in the page's language", async ({ page, say }) => {
  const desk = deskOf(page, say);
  await page.goto('/');
  await desk.field('Username').fill('hana');
  await desk.field('Password').fill('wrong');
  await desk.button('Sign in').click();
  await expect(desk.notice('Incorrect username or password')).toBeVisible();
});

/** The calendar itself, as a person moves about in it. */
import { expect, test } from './support/test.ts';

test('the same month is read in either calendar, and the choice stays', async ({
  page,
  say,
  signIn,
}) => {
  await signIn('hana');
  await expect(page.getByText(say.meskerem2019).first()).toBeVisible();
  await page.getByRole('radio', { name: say.gregorian }).click();
  await page.getByRole('button', { name: say.nextMonth }).click();
  await expect(page.getByText(say.october).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: say.gregorian })).toBeChecked();
});

test('logging out leads to the sign-in, and the way back is closed', async ({
  page,
  say,
  signIn,
  isMobile,
  viewport,
}) => {
  await signIn('hana');
  if (isMobile || (viewport?.width ?? 0) <= 640)
    await page.getByRole('button', { name: say.menu }).click();
  await page.getByRole('button', { name: say.loggingOut }).click();
  await expect(page.getByRole('button', { name: say.signIn })).toBeVisible();
  await page.goto('/?day=2026-10-01');
  await expect(page.getByRole('button', { name: say.signIn })).toBeVisible();
});

test('a wrong password is refused in the language of the page', async ({ page, say }) => {
  await page.goto('/');
  await page.getByLabel(say.username).fill('hana');
  await page.getByRole('textbox', { name: say.password }).fill('wrong');
  await page.getByRole('button', { name: say.signIn }).click();
  await expect(page.getByText(say.incorrectLogin)).toBeVisible();
});

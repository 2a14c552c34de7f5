/** Scenario S1, a walk-in wedding: Hana books it, and it stands on the Ethiopian calendar. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import type { Words } from './support/words.ts';

async function choose(page: Page, select: Locator, option: string | RegExp) {
  await select.click();
  await page.getByRole('listbox').getByRole('option', { name: option }).click();
}

async function pickDate(page: Page, say: Words) {
  await page.getByRole('button', { name: say.eventDate }).click();
  const dialog = page.getByRole('dialog', { name: say.eventDate });
  await choose(page, dialog.getByRole('button', { name: say.month }), say.meskerem);
  await choose(page, dialog.getByRole('button', { name: say.day }), '21');
  await expect(dialog.getByText(say.gregorianDate)).toBeVisible();
  return dialog;
}

/** Nine in the afternoon, on the hour: what the rest of the world calls three. */
async function pickTime(page: Page, say: Words) {
  await page.getByRole('button', { name: say.time }).click();
  const dialog = page.getByRole('dialog', { name: say.time });
  await dialog.getByRole('radio', { name: say.afternoon }).click();
  await dialog.getByRole('radio', { name: '9', exact: true }).click();
  await dialog.getByRole('radio', { name: say.onTheHour, exact: true }).click();
  await expect(dialog.getByText(say.westernTime)).toBeVisible();
  return dialog;
}

async function fillWedding(
  page: Page,
  say: Words,
  checkAccessibility: (where: string) => Promise<void>,
) {
  await page.getByLabel(say.clientName).fill('አልማዝ ተስፋዬ');
  await page.getByLabel(say.primaryPhone).fill('+251 911 22 33 44');
  await page.getByLabel(say.secondaryPhone).fill('0922334455');
  const date = await pickDate(page, say);
  await checkAccessibility('the date picker');
  await date.getByRole('button', { name: say.set, exact: true }).click();
  const time = await pickTime(page, say);
  await checkAccessibility('the time picker');
  await time.getByRole('button', { name: say.set, exact: true }).click();
  await choose(page, page.getByRole('button', { name: say.package }), 'Wedding Gold');
  await page.getByLabel(say.additional).fill('15,000');
  await page.getByLabel(say.discount).fill('5000');
  await page.getByLabel(say.advance).fill('50000');
}

test('a walk-in wedding is scheduled and stands on the calendar with its price', async ({
  page,
  say,
  signIn,
  checkAccessibility,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: say.signIn })).toBeVisible();
  await checkAccessibility('the sign-in');
  await signIn('hana');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await checkAccessibility('the calendar');

  await page.getByRole('button', { name: say.scheduleEvent }).click();
  const form = page.getByRole('dialog', { name: say.scheduleEvent });
  await fillWedding(page, say, checkAccessibility);

  await page.getByLabel(say.people).fill('1001');
  await expect(form.getByText(say.noPrice).first()).toBeVisible();
  await form.getByRole('button', { name: say.save }).click();
  await expect(form.getByText(say.fixErrors)).toBeVisible();
  await expect(page.getByLabel(say.people)).toBeFocused();

  await page.getByLabel(say.people).fill('350');
  await expect(form.getByText(say.birr('220,000')).first()).toBeVisible();
  await expect(form.getByText(say.birr('170,000'))).toBeVisible();
  await checkAccessibility('the form');
  await form.getByRole('button', { name: say.save }).click();
  await expect(page.getByText(say.scheduled)).toBeVisible();
  await expect(page.getByText(say.clientWillReceive)).toBeVisible();
  await expect(form).toBeHidden();

  const weddingDay = page.getByRole('gridcell', { name: say.weddingDayInMonth });
  await weddingDay.click();
  await expect(page.getByText(say.oneEvent, { exact: true })).toBeVisible();
  await checkAccessibility('the day');
  await page.getByRole('button', { name: /አልማዝ ተስፋዬ/ }).click();
  const details = page.getByRole('dialog', { name: say.eventDetails });
  await expect(details.getByText(say.birr('220,000'))).toBeVisible();
  await expect(details.getByText(say.birr('170,000'))).toBeVisible();
  await expect(details.getByText(say.birr('50,000'))).toBeVisible();
  await checkAccessibility('the details');

  await page.goBack();
  await expect(details).toBeHidden();
  await expect(page.getByText(say.oneEvent, { exact: true })).toBeVisible();
});

/** Navigates and signs in without loading the page again. */
import { expect, type Page } from '@playwright/test';
import { type Desk, sendSignIn } from '../support/desk.ts';

export const goWithin = (page: Page, address: string) =>
  page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

export async function signInAs(desk: Desk, username: string, password: string) {
  await sendSignIn(desk, username, password);
  await expect(desk.page.getByRole('navigation').first()).toBeAttached();
}

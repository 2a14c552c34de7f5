/** Navigates and signs in within the app, without loading the page. */
import { expect, type Page } from '@playwright/test';
import type { Desk } from '../support/desk.ts';
import { sendSignIn } from '../support/sign-in.ts';

/** Navigates to an address of the app without loading the page, as a link does. */
export const goWithin = (page: Page, address: string) =>
  page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

export async function signInAs(desk: Desk, username: string, password: string) {
  await sendSignIn(desk, username, password);
  await expect(desk.page.getByRole('navigation').first()).toBeAttached();
}

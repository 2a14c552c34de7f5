/** What the form of the hall sends, and how it is used. */
import type { Page } from 'playwright';

export interface Sent {
  readonly times: number;
  readonly entries: readonly (readonly [string, string])[];
}

export const firstEntries: Sent['entries'] = [
  ['event', 'Wedding'],
  ['remark', 'None'],
  ['password', 'secret'],
  ['guests', '150'],
  ['advance', '500'],
  ['phone', '0911223344'],
  ['helpers', '["Sara"]'],
  ['town', 'adwa'],
  ['branches', 'adama'],
  ['branches', 'gondar'],
  ['client', 'meskel'],
  ['menu', 'other'],
  ['paid', 'yes'],
  ['urgent', 'yes'],
  ['day-dialog', '2026-09-24'],
  ['day-calendar', '2026-09-24'],
  ['day-both', '2026-09-24'],
  ['hour', '15:00'],
  ['days', '2026-09-11/2026-09-21'],
];

export const byName = (entries: Sent['entries']) =>
  entries.map((entry) => entry.join(': ')).toSorted((a, b) => a.localeCompare(b));

export const sentOf = async (page: Page): Promise<Sent> =>
  JSON.parse(await page.getByLabel('Sent', { exact: true }).innerText());

export const form = (page: Page) => page.getByRole('form', { name: 'Booking' });
export const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click();

/** Sends, and waits for the answer to this attempt. */
export async function send(page: Page): Promise<Sent['entries']> {
  const { times } = await sentOf(page);
  await press(page, 'Send');
  await page.getByText(`{"times":${times + 1},`).waitFor();
  const { entries } = await sentOf(page);
  return entries;
}

export async function retype(page: Page, name: string, text: string) {
  const line = form(page).getByRole('textbox', { name });
  await line.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

import { strict as assert } from 'node:assert';
import type { Page } from 'playwright';
import { closeDisclosures, lookAtChart, openingOf } from './hall-around.ts';

interface Sent {
  readonly times: number;
  readonly entries: readonly (readonly [string, string])[];
}

const firstEntries: Sent['entries'] = [
  ['event', 'Wedding'],
  ['remark', 'None'],
  ['password', 'secret'],
  ['guests', '150'],
  ['coffee', '12.5'],
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
  ['begins', '2026-09-24T15:00'],
  ['from', '14:00'],
  ['to', '18:30'],
  ['days', '2026-09-11/2026-09-21'],
];

const byName = (entries: Sent['entries']) =>
  entries.map((entry) => entry.join(': ')).toSorted((a, b) => a.localeCompare(b));

const sentOf = async (page: Page): Promise<Sent> =>
  JSON.parse(await page.getByLabel('Sent', { exact: true }).innerText());

const form = (page: Page) => page.getByRole('form', { name: 'Booking' });

const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click();

async function send(page: Page): Promise<Sent['entries']> {
  const { times } = await sentOf(page);
  await press(page, 'Send');
  await page.getByText(`{"times":${times + 1},`).waitFor();
  const { entries } = await sentOf(page);
  return entries;
}

async function retype(page: Page, name: string, text: string) {
  const line = form(page).getByRole('textbox', { name });
  await line.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

async function expectFirst(page: Page, why: string) {
  assert.deepEqual(byName(await send(page)), byName(firstEntries), why);
}

async function changeAll(page: Page) {
  await retype(page, 'Event', 'Feast');
  await retype(page, 'Guests', '1200');
  await form(page).getByRole('button', { name: /Town$/u }).click();
  await page.getByRole('option', { name: 'Gondar' }).click();
  await form(page)
    .getByRole('button', { name: /Branches$/u })
    .click();
  await page.getByRole('option', { name: 'Adwa' }).click();
  await page.keyboard.press('Escape');
  await takeWholeName(page, 'Tab');
  await form(page).getByText('Paid').click();
  await form(page).getByText('Urgent').click();
}

const changed: Readonly<Record<string, string>> = {
  event: 'Feast',
  guests: '1200',
  town: 'gondar',
  client: 'adwa',
};
const changedEntries = [
  ...firstEntries
    .filter(([name]) => name !== 'paid' && name !== 'urgent')
    .map(([name, value]) => [name, changed[name] ?? value] as const),
  ['branches', 'adwa'] as const,
];

async function takeWholeName(page: Page, key: 'Tab' | 'Enter') {
  const box = form(page).getByRole('combobox', { name: 'Client' });
  await box.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Adwa');
  await page.getByRole('option', { name: 'Adwa' }).waitFor();
  await page.keyboard.press(key);
  await form(page).locator('input[name="client"][value="adwa"]').waitFor({ state: 'attached' });
  // The text changes only a frame after the submit.
  await box.and(page.locator('[value="Adwa"]')).waitFor();
}

async function sendAndReset(page: Page) {
  await expectFirst(page, 'the first values are sent');
  await expectFirst(page, 'and again, after the reset of an action');
  await changeAll(page);
  assert.deepEqual(byName(await send(page)), byName(changedEntries), 'what was changed is sent');
  await expectFirst(page, 'the action has reset what was changed');
  await changeAll(page);
  await press(page, 'Start again');
  await expectFirst(page, 'the button has reset what was changed');
  await takeWholeName(page, 'Enter');
  assert.ok((await send(page)).some((entry) => entry.join() === 'client,adwa'));
}

async function refuseWrong(page: Page) {
  const { times } = await sentOf(page);
  const passed = page.getByTestId('passed');
  for (const [name, text] of [
    ['Guests', '2500'],
    ['Advance', '5000'],
    ['Phone', '12'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
    await retype(page, name, text);
  }
  assert.doesNotMatch(
    await passed.innerText(),
    /2500|5000|"12"/u,
    'a wrong value is not passed on',
  );
  await press(page, 'Send');
  for (const name of ['Guests', 'Advance', 'Phone']) {
    // oxlint-disable-next-line no-await-in-loop
    await form(page)
      .getByRole('button', { name: new RegExp(`^${name}: `, 'u') })
      .waitFor();
  }
  assert.equal((await sentOf(page)).times, times, 'nothing was sent');
  await press(page, 'Start again');
  await form(page).getByRole('region').waitFor({ state: 'detached' });
  await expectFirst(page, 'after a refusal the button has reset all that was wrong');
}

async function leaveOutDisabled(page: Page) {
  await page.getByText('All disabled').click();
  assert.deepEqual(await send(page), [], 'a disabled field sends nothing');
  await page.getByText('All disabled').click();
}

async function refuseEmpty(page: Page) {
  const wish = page.getByRole('form', { name: 'Wish' });
  await wish.getByRole('button', { name: 'Wish' }).click();
  await wish.getByRole('button', { name: 'Wished for: Required' }).waitFor();
  await wish.getByRole('button', { name: 'Where: Required' }).waitFor();
  assert.equal(await page.getByTestId('wished').innerText(), '');
}

/** Types the day Tir 16, 2019 in each variant of the date picker. */
async function typeDays(page: Page) {
  for (const variant of ['dialog', 'calendar', 'both']) {
    /* oxlint-disable no-await-in-loop -- one picker after the other */
    await form(page)
      .getByRole('button', { name: `Day by ${variant}` })
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: `Day by ${variant}` });
    await dialog.waitFor();
    await page.keyboard.type('16/5');
    await dialog.getByText('= Sunday, 24 January 2027').waitFor();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    /* oxlint-enable no-await-in-loop */
  }
  const days = (await send(page)).filter(([name]) => name.startsWith('day-'));
  assert.deepEqual(
    days.map(([, day]) => day),
    ['2027-01-24', '2027-01-24', '2027-01-24'],
  );
}

export async function bookHall(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'Hall booking' }).waitFor();
  await closeDisclosures(page);
  await sendAndReset(page);
  await refuseWrong(page);
  await leaveOutDisabled(page);
  await refuseEmpty(page);
  await typeDays(page);
  await lookAtChart(page);
  const one = await openingOf(page, 'One of 5,000');
  const several = await openingOf(page, 'Several of 5,000');
  const ratio = (several / one).toFixed(2);
  return `5,000 names: Select opens in ${one} ms, MultiSelect in ${several} ms, ${ratio} x (limit 1.5)`;
}

/** Expects a submit to send the server-rendered values, and none of disabled fields. */
export async function bookHallWithoutScripts(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expectFirst(page, 'without scripts the first values are sent');
  await retype(page, 'Event', 'Feast');
  await press(page, 'Start again');
  await expectFirst(page, 'without scripts a reset is one');
  await page.goto(`${url}?disabled`);
  assert.deepEqual(await send(page), [], 'without scripts a disabled field sends nothing');
}

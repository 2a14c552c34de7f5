/** Moving in: from an empty business to an agreement and a closed till. D159-D161 */
import { join } from 'node:path';
import type { Desk } from '../support/desk.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../fixture.ts';
import { type Hands, handsOf } from '../support/hands.ts';
import { fill, openDatePicker, openTimePicker, set } from '../support/schedule-form.ts';

test.use({ business: 'new' });

/**
 * Three sheets in a business's own layout, saved by two programs; see `tests/books/moving-book.ts`.
 */
const books = {
  en: 'libreoffice/moving.ods',
  am: 'openpyxl/moving.xlsx',
} as const;

const bookAt = (language: keyof typeof books) =>
  join(import.meta.dirname, '../books/files', books[language]);

const IMPORT_ALL = /^(?:Import \d+ rows?|.*ረድፍ.* አስገባ|\d+ ረድፎች አስገባ)$/u;
const GO_ON = /^(?:Go on with 3 sheets|በ3 ሉሆች ቀጥል)$/u;
const CREATE_DISHES = /^(?:Create these \d+ dishes|እነዚህን \d+ ምግቦች ፍጠር)$/u;

async function takeIn(desk: Desk, hands: Hands) {
  const all = desk.page.getByRole('button', { name: IMPORT_ALL });
  await expect(all).toBeEnabled();
  await hands.click(all);
}

const nextSheet = (desk: Desk, name: string) =>
  desk.button('Go on with the sheet {next}', { next: name });

async function bringBook(desk: Desk, hands: Hands, language: keyof typeof books) {
  const { page } = desk;
  await page.locator('input[type=file]').setInputFiles(bookAt(language));
  await hands.click(page.getByRole('button', { name: GO_ON }));

  await hands.click(desk.button('Check the rows'));
  await takeIn(desk, hands);
  await hands.click(nextSheet(desk, 'ዋጋ'));

  await hands.click(desk.button('Check the rows'));
  await hands.click(page.getByRole('button', { name: CREATE_DISHES }));
  await takeIn(desk, hands);
  await hands.click(nextSheet(desk, 'ዝግጅቶች'));

  // The first answer of each question is the Ethiopian one; twelve without a word means evening.
  for (const question of ['How the days are written', 'Clock of the times'])
    await hands.click(
      page
        .getByRole('radiogroup', { name: desk.say(question) })
        .locator('label')
        .first(),
    );
  await hands.click(desk.button('Check the rows'));
  await hands.click(desk.button('Mend the column: {label}', { label: desk.say('Occasion') }));
  const mend = desk.dialog('Mend the column: {label}', { label: desk.say('Occasion') });
  await hands.click(mend.root.getByRole('button', { name: /ቀለበት/u }));
  await hands.click(page.getByRole('option').first());
  await hands.click(mend.button('Check again'));
  await takeIn(desk, hands);
  await expect(desk.button('Import another file')).toBeVisible();
}

async function addBranch(desk: Desk, hands: Hands) {
  const steps = desk.card(desk.say('First steps'));
  await hands.click(steps.root.getByRole('link', { name: desk.say('Branches'), exact: true }));
  const form = desk.dialog('Add Branch');
  await hands.click(form.field('Branch Name'));
  await hands.type('ቦሌ');
  await hands.click(form.field('Address'));
  await hands.type('አፍሪካ ጎዳና');
  await hands.click(form.button('Save'));
  await expect(form.root).toBeHidden();
}

async function goTo(desk: Desk, hands: Hands, label: string) {
  const link = desk.page.getByRole('link', { name: desk.say(label), exact: true }).first();
  await hands.click(link);
}

async function openBooks(desk: Desk, hands: Hands) {
  await goTo(desk, hands, 'Cashbook');
  await hands.click(desk.page.locator('label').filter({ hasText: 'ቦሌ' }));
  await hands.click(desk.button('Till'));
  await hands.click(desk.page.getByRole('menuitem', { name: desk.say('Opening figures') }));
  const form = desk.dialog('Opening figures');
  await hands.click(form.root.getByRole('textbox').first());
  await hands.type('62');
  await hands.click(form.button('Open the books'));
  const sheet = desk.dialog('Opening figures');
  await expect(sheet.root.getByRole('article')).toContainText(desk.birr('12,400'));
  await hands.click(sheet.button('Print'));
  await hands.click(sheet.button('Close').last());
}

async function bookFirstEvent(desk: Desk, hands: Hands) {
  await goTo(desk, hands, 'Calendar');
  await hands.click(desk.button('Schedule Event'));
  const form = desk.dialog('Schedule Event');
  await fill(form, {
    'Client name': 'ሰናይት አለሙ',
    'Primary phone': '0944556677',
    'Secondary phone': '0955667788',
  });
  await set(await openDatePicker(form, { month: 2, day: 5 }));
  await set(await openTimePicker(form, { part: 'Afternoon', hour: 9, minutes: 'On the hour' }));
  await form.choose('Package', 'ወርቅ');
  await fill(form, { 'Number of people': '300' });
  await hands.click(form.button('Save'));
  const details = desk.dialog('Event details');
  await hands.click(details.button('Agreement'));
  const opened = desk.page.context().waitForEvent('page');
  await hands.click(desk.dialog('Agreement information').button('Generate Agreement Pages'));
  const paper = await opened;
  await expect(paper.getByText('ሰናይት አለሙ').first()).toBeVisible();
  await paper.close();
}

async function closeTill(desk: Desk, hands: Hands) {
  await desk.page.goto('/cashbook?branch=1&dialog=close-day');
  const close = desk.dialog('Close the day');
  await hands.click(close.root.getByRole('textbox').first());
  await hands.type('62');
  await hands.click(close.button('Compare with the book'));
  await hands.click(close.button('Close the day'));
  await hands.click(desk.dialog('Closing sheet').button('Print'));
}

type MoveIn = Pick<
  Parameters<Parameters<typeof test>[2]>[0],
  'enter' | 'server' | 'checkState' | 'language'
>;

async function expectBooked(caller: Awaited<ReturnType<Server['as']>>) {
  const { clients } = (await caller.get('/api/client?branch=1')).body;
  expect(clients).toHaveLength(6);
  const { events } = (await caller.get('/api/event?branch=1')).body;
  const told = events.map(
    ({ event_date, time, num_of_people, total, received }: Record<string, unknown>) =>
      [String(event_date).slice(0, 10), time, num_of_people, total, received].join(' '),
  );
  expect(told).toEqual(
    expect.arrayContaining([
      '2026-11-21 19:00 200 130000 50000',
      '2026-11-04 12:00 350 1200000 200000',
      '2027-01-24 18:00 120 54000 0',
      '2027-01-11 13:30 80 40000 40000',
    ]),
  );
}

const mostClicks = 60;

const moveIn = async ({ enter, server, checkState, language }: MoveIn) => {
  const admin = await enter('admin', '/');
  await admin.page.addInitScript(() => {
    window.print = () => undefined;
  });
  await admin.page.reload();
  const hands = handsOf(admin.page);
  await expect(admin.card(admin.say('First steps')).root).toBeVisible();
  await checkState('the first steps');
  await addBranch(admin, hands);
  await goTo(admin, hands, 'Import');
  await bringBook(admin, hands, language);
  await openBooks(admin, hands);
  await bookFirstEvent(admin, hands);
  await closeTill(admin, hands);
  const { clicks } = hands.presses();
  test.info().annotations.push({ type: 'presses', description: `${clicks} clicks` });
  expect(clicks).toBeLessThanOrEqual(mostClicks);
  const caller = await server.as('admin');
  await expectBooked(caller);
  const { status } = (await caller.get('/api/transactions?type=book&branchId=1')).body;
  expect(status).toMatchObject({ balance: 12_400, totalIn: 12_400 });
  const { closes } = (await caller.get('/api/close?branchId=1')).body;
  expect(closes).toHaveLength(1);
};

for (const language of ['en', 'am'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test(
      'a business imports its Excel book, prints its first agreement and closes its till',
      { tag: '@desk' },
      moveIn,
    );
  });

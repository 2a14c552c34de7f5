/** The guide of moving in: from an empty business and an Excel book to a printed agreement and a closed till. SPEC: D159-D161 */
import type { Desk } from '../support/desk.ts';
import { expect, test } from '../fixture.ts';
import { type Hands, handsOf } from '../support/hands.ts';
import { type MadeCell, workbookOf } from '../support/made-workbook.ts';
import { fill, openDatePicker, openTimePicker, set } from '../support/schedule-form.ts';

test.use({ business: 'new' });

type Rows = readonly (readonly MadeCell[])[];

const dishes: Rows = [['ምግብ'], ['ዶሮ ወጥ'], ['ክትፎ'], ['ጥብስ'], ['ለስላሳ']];
const packages: Rows = [
  ['ጥቅል', 'ምግቦች', 'ዋጋ'],
  ['Wedding Gold', 'ዶሮ ወጥ, ክትፎ, ጥብስ', '50-200: 650; 201-400: 600'],
];
const clients: Rows = [
  ['ሙሉ ስም', 'ስልክ'],
  ['አልማዝ ተስፋዬ', 911_223_344],
  ['ሂሩት አበበ', '+251 922 33 44 55'],
];
const events: Rows = [
  ['ደንበኛ', 'ስልክ', 'ቀን', 'ሰዓት', 'የሰው ብዛት', 'ጠቅላላ ዋጋ', 'ቅድመ ክፍያ'],
  ['ሂሩት አበበ', '0922334455', '30/1/2019', '7:00', 300, '180,000', '40,000'],
  ['አልማዝ ተስፋዬ', '0911223344', '12/10/2018', 'ማታ 1 ሰዓት', 200, '90,000', '90,000'],
];

interface Book {
  readonly kind: string;
  readonly rows: Rows;
  /** Answered before the rows are checked. */
  readonly ask?: (desk: Desk, hands: Hands) => Promise<void>;
}

async function chooseFrom(desk: Desk, hands: Hands, select: string, option: string | RegExp) {
  const name = new RegExp(`${desk.say(select)}( \\*)?$`, 'u');
  await hands.click(desk.root.getByRole('button', { name }));
  await hands.click(desk.page.getByRole('listbox').getByRole('option', { name: option }));
}

const IMPORT_ALL = /^(?:Import \d+ rows?|.*ረድፍ.* አስገባ)$/u;

async function bring(desk: Desk, hands: Hands, { kind, rows, ask }: Book) {
  const again = desk.button('Import another file');
  if (await again.isVisible()) await hands.click(again);
  await chooseFrom(desk, hands, 'Kind of records', desk.say(kind));
  await desk.page.locator('input[type=file]').setInputFiles({
    name: `${kind}.xlsx`,
    mimeType: 'application/octet-stream',
    buffer: workbookOf(rows),
  });
  await ask?.(desk, hands);
  await hands.click(desk.button('Check the rows'));
  await hands.click(desk.page.getByRole('button', { name: IMPORT_ALL }));
  await expect(again).toBeVisible();
}

async function answerDays(desk: Desk, hands: Hands) {
  for (const question of ['Calendar of the dates', 'Clock of the times'])
    await hands.click(
      desk.page
        .getByRole('radiogroup', { name: desk.say(question) })
        .locator('label')
        .first(),
    );
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

/** Within the app, as a link of the menu leads. */
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
  await form.choose('Package', 'Wedding Gold');
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

type MoveIn = Pick<Parameters<Parameters<typeof test>[2]>[0], 'enter' | 'server' | 'checkState'>;

/** Without the letters and figures that are typed. */
const mostClicks = 60;

const moveIn = async ({ enter, server, checkState }: MoveIn) => {
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
  await bring(admin, hands, { kind: 'Items', rows: dishes });
  await bring(admin, hands, { kind: 'Packages', rows: packages });
  await bring(admin, hands, { kind: 'Clients', rows: clients });
  await bring(admin, hands, { kind: 'Events', rows: events, ask: answerDays });
  await openBooks(admin, hands);
  await bookFirstEvent(admin, hands);
  await closeTill(admin, hands);
  const { clicks } = hands.presses();
  test.info().annotations.push({ type: 'presses', description: `${clicks} clicks` });
  expect(clicks).toBeLessThanOrEqual(mostClicks);
  const caller = await server.as('admin');
  const { status } = (await caller.get('/api/transactions?type=book&branchId=1')).body;
  expect(status).toMatchObject({ balance: 12_400, totalIn: 12_400 });
  const { closes } = (await caller.get('/api/close?branchId=1')).body;
  expect(closes).toHaveLength(1);
};

for (const language of ['en', 'am'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test(
      'a house moves in from its Excel book, prints its first agreement and closes its till',
      { tag: '@desk' },
      moveIn,
    );
  });

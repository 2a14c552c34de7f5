/** Imports an old book of events, and undoes it. D161, S29 */
import type { Desk } from '../support/desk.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../fixture.ts';
import { type MadeCell, workbookOf } from '../support/made-workbook.ts';

const heads = ['የደንበኛ ስም / Client', 'ስልክ', 'ቀን', 'ሰዓት', 'የሰው ብዛት', 'ጠቅላላ ዋጋ', 'Col 7'];

/** Ethiopian days as people write them, one in a Pagume that the year lacks. */
const book: readonly (readonly MadeCell[])[] = [
  ['የ2019 ዝግጅቶች'],
  heads,
  ['አልማዝ ተስፋዬ', 911_223_344, '12/03/2019', '7:30', 350, '50,000.50 ብር', 'x'],
  ['ሄኖክ ግርማ', '+251 922 33 44 55', 'ጳጉሜ 5 2018', 'ማታ 2 ሰዓት', 120, '5 000', null],
  ['ሰናይት አለሙ', '0933445566', '30/13/2018', '4:00', 80, 9000, null],
];

const IMPORT_3 = /^(?:Import 3 rows|3 ረድፎች አስገባ)$/u;
const ADDED_3 = /3 records were added|3 መረጃዎች ተጨምረዋል/u;

const eventsOf = async (server: Server) =>
  (await (await server.as('admin')).get('/api/event?branch=1')).body.events;

const rowOf = ({ page, row, at }: Desk, title: string) =>
  at(row(title).root.or(page.getByRole('main').getByRole('listitem').filter({ hasText: title })));

async function chooseFile(desk: Desk, name: string, buffer: Buffer) {
  await desk.page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

async function answerColumns({ page, say, choose, button }: Desk) {
  await choose('Branch of all rows', 'Bole');
  for (const question of ['How the days are written', 'Clock of the times']) {
    const answers = page.getByRole('radiogroup', { name: say(question) }).getByRole('radio');
    await answers.first().press('Space');
  }
  await button('Check the rows').click();
}

test('a book of events is checked, corrected, imported and undone', async ({
  server,
  enter,
  checkAccessibility,
}) => {
  const admin = await enter('admin', '/import');
  await expect(admin.text('No file was imported yet.')).toBeVisible();
  await checkAccessibility('the first step of an import');
  await chooseFile(admin, 'book of 2019.xlsx', workbookOf(book));
  await expect(admin.button('Check the rows')).toBeVisible();
  await checkAccessibility('the columns of an import');
  await answerColumns(admin);

  const wrong = rowOf(admin, 'ሰናይት አለሙ');
  await expect(wrong.root).toContainText('30/13/2018');
  await expect(wrong.root).toContainText(admin.say('The calendar has no such day.'));
  await expect(admin.page.getByText(admin.say('What comes in'))).toBeVisible();
  // Scrolled into view: axe reports a target that a phone's bar hides.
  await wrong.buttonOf('Correct').focus();
  await checkAccessibility('the rows of an import');
  await wrong.buttonOf('Correct').click();
  const form = admin.dialog('Correct row {0}: {name}', { 0: 5, name: 'ሰናይት አለሙ' });
  await form.field('Event date').fill('3/13/2018');
  await checkAccessibility('a row that is corrected');
  await form.button('Check again').click();
  await expect(form.root).toBeHidden();
  await admin.page.getByRole('button', { name: IMPORT_3 }).click();
  await expect(admin.page.getByText(ADDED_3)).toBeVisible();
  const events: readonly Record<string, unknown>[] = await eventsOf(server);
  expect(events).toHaveLength(3);
  expect(events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ time: '13:30', total: 50_000.5, num_of_people: 350 }),
      expect.objectContaining({ time: '20:00', total: 5000 }),
      expect.objectContaining({ time: '10:00', total: 9000 }),
    ]),
  );
  expect(events.map(({ event_date: day }) => String(day).slice(0, 10)).toSorted()).toEqual([
    '2026-09-08',
    '2026-09-10',
    '2026-11-21',
  ]);

  const done = rowOf(admin, 'book of 2019.xlsx');
  await done.buttonOf('Actions').click();
  await admin.page.getByRole('menuitem', { name: admin.say('Undo the import') }).click();
  await admin.page.getByRole('button', { name: admin.say('Yes') }).click();
  await expect(done.root).toContainText(admin.say('Undone'));
  expect(await eventsOf(server)).toEqual([]);
});

test(
  'a workbook of 200,000 rows is refused in one sentence',
  {
    tag: '@desk',
  },
  async ({ enter }) => {
    const admin = await enter('admin', '/import');
    const rows = Array.from({ length: 200_000 }, (_, at) => [`ደንበኛ ${at}`, 911_000_000 + at]);
    await chooseFile(admin, 'long.xlsx', workbookOf([['ስም', 'ስልክ'], ...rows]));
    await expect(
      admin.notice('The file has more than 5,000 rows. Import it in parts.'),
    ).toBeVisible();
  },
);

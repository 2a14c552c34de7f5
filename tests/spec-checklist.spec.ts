/** Every row of the checklist holds: what should be seen is seen, and what a test should prove has that test. */
import { expectRows } from './checklist/look.ts';
import type { SeenPlace } from './checklist/seen.ts';
import { titlesOf } from './checklist/titles.ts';
import { provedRows, seenPlaces } from './spec-checklist.ts';
import { deskIn, reachDialog } from './states/opened-dialog.ts';
import { expect, type Look, test } from './states/test.ts';

/** What `pnpm test` looks at; `pnpm e2e:all` looks everywhere. */
const SAMPLE = ['menu of whoever may do everything', 'Events', 'dialog Schedule Event'];

async function reach(look: Look, { dialog, act }: SeenPlace) {
  const desk = deskIn(look);
  if (dialog) {
    const panel = await reachDialog(desk, dialog);
    await act?.(panel);
    return panel;
  }
  await expect(desk.root.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(desk.root.locator('[aria-busy=true]')).toHaveCount(0);
  return desk;
}

for (const place of seenPlaces) {
  const tag = SAMPLE.includes(place.name) ? ['@desk'] : ['@desk', '@long'];
  test(
    `${place.name}: has its ${place.rows.length} rows`,
    { tag },
    async ({ page, say, enter }) => {
      await enter(place.person, place.address);
      await expectRows(await reach({ page, say }, place), place.rows);
    },
  );
}

test(
  'a phone has its bar of three, and cards that show every column',
  { tag: '@phone' },
  async ({ page, say, enter }) => {
    await enter('manager', '/items');
    const bar = page.getByRole('navigation', { name: say('Quick menu') });
    await expect(bar.getByRole('link')).toHaveText(
      ['Calendar', 'Events', 'Cashbook'].map((label) => say(label)),
    );
    const card = page.getByRole('main').getByRole('listitem').first();
    await expect(card.getByRole('term')).toHaveText([say('Date Created')]);
  },
);

// D9
test(
  'the menu is folded away, and stays so',
  { tag: ['@desk', '@english'] },
  async ({ page, say, enter }) => {
    await enter('manager', '/items');
    const { button } = deskIn({ page, say });
    await button('Collapse menu').click();
    await expect(button('Expand menu')).toBeVisible();
    await page.reload();
    await expect(button('Expand menu')).toBeVisible();
  },
);

// D11
test(
  'nothing takes time to move where less motion is asked for',
  { tag: ['@desk', '@english'] },
  async ({ page, enter }) => {
    await enter('manager', '/items?dialog=add');
    await expect(page.getByRole('dialog')).toBeVisible();
    const longest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('body *')].flatMap((element) => {
          const { transitionDuration, animationDuration, animationIterationCount } =
            getComputedStyle(element);
          // What turns without an end says that something is on its way.
          const lasting = animationIterationCount === 'infinite' ? '0s' : animationDuration;
          return `${transitionDuration},${lasting}`.split(',').map(Number.parseFloat);
        }),
      ),
    );
    expect(longest).toBe(0);
  },
);

/** D45 is decided for later. */
const decisions = Array.from({ length: 119 }, (_, index) => `D${index + 1}`).filter(
  (name) => name !== 'D45',
);

test('every row has its test, and every decision its row', { tag: ['@desk', '@english'] }, () => {
  const without = provedRows.filter(({ file, title }) => !titlesOf(file).has(title));
  expect(
    without.map(({ spec, what, file, title }) => `${spec} ${what}: ${file}, ${title}`),
  ).toEqual([]);
  const rows = [...seenPlaces.flatMap((place) => place.rows), ...provedRows];
  const sections = new Set(rows.map(({ spec }) => spec.split(' ')[0]));
  expect(decisions.filter((name) => !sections.has(name))).toEqual([]);
  process.stdout.write(`${countOf(rows)}\n`);
});

/** How many rows each section has, seen and proved. */
function countOf(rows: readonly { readonly spec: string }[]): string {
  const counts = new Map<string, number>();
  for (const { spec } of rows) {
    const section = /^D\d+$/u.test(spec) ? 'decisions' : (spec.split(' ')[0] ?? '');
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  const seen = seenPlaces.reduce((sum, place) => sum + place.rows.length, 0);
  const parts = [...counts].toSorted().map(([section, count]) => `${section}: ${count}`);
  return `${rows.length} rows, ${seen} seen and ${provedRows.length} proved (${parts.join(', ')})`;
}

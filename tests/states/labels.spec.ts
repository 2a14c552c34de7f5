/** Snapshots of the English text on every screen and in every dialog, by route; `--update-snapshots` accepts a change. */
import type { Locator, Page } from '@playwright/test';
import { WAIT } from '@digis/tooling/hang-guard';
import { expect, looking, test } from '../fixture.ts';
import { type Desk, deskOf } from '../support/desk.ts';
import { appRoutes } from './app-routes.ts';
import { type Look, looksByRoute } from './looks.ts';
import { reachDialog } from './dialogs/opened-dialog.ts';
import { headed, rowOf } from './screen-parts.ts';

test.use(looking);

/** The time of the business; the device's clock is right, and does not tick. */
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-09-21T10:00:00+03:00');
  // A field without its label is named before the test is given up.
  page.setDefaultTimeout(WAIT);
});

/** Everything that is on its way is there, and stays as it is. */
async function settled(root: Locator): Promise<string> {
  await expect(root.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(root.getByRole('progressbar')).toHaveCount(0);
  let before = '';
  await expect(async () => {
    const [last, now] = [before, await root.ariaSnapshot()];
    before = now;
    expect(now).toBe(last);
    expect(now).not.toBe('');
    // Parts that load after the first rows: the names of fasts, the charts, the number of pending payments.
  }).toPass({ intervals: [300, 600] });
  return before;
}

/** Columns are fitted again with the fonts that came after the rows: which came first is chance. */
async function fitAgain(page: Page) {
  const size = page.viewportSize();
  if (!size) return;
  const drawn = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await page.evaluate(() => document.fonts.ready);
  await page.setViewportSize({ ...size, width: size.width * 2 });
  await page.evaluate(drawn);
  await page.setViewportSize(size);
  await page.evaluate(drawn);
}

async function reach(desk: Desk, { screen, dialog, act }: Look): Promise<Locator> {
  const { page, say } = desk;
  if (dialog) {
    const panel = await reachDialog(desk, dialog);
    // The content loads a moment after the dialog itself.
    if (dialog.kind === 'form') await expect(panel.root.getByRole('form')).toBeVisible();
    if (dialog.kind === 'reading')
      await expect(panel.root.getByText(dialog.shows).first()).toBeVisible();
    await act?.(panel);
    return panel.root;
  }
  if (screen) {
    await headed(page, say, screen);
    await expect(rowOf(page, screen)).toBeVisible();
    await fitAgain(page);
  }
  return page.locator('main');
}

/** A key that differs for each caller, and the address of an upload. */
const CHANCE = /(?:[A-Z2-7]{4} ){3,}[A-Z2-7]+|(?<=\/url: )http.*/gu;

for (const [route, looks] of looksByRoute) {
  test(
    `${route}: its ${looks.length} screens and dialogs say what they said`,
    {
      tag: route === 'Vendors' ? ['@desk', '@english', '@core'] : ['@desk', '@english'],
    },
    async ({ page, say, enter }) => {
      const parts: string[] = [];
      for (const look of looks) {
        await enter(look.person, look.address);
        const said = await settled(await reach(deskOf(page, say), look));
        parts.push(`# ${look.name}\n${said.replaceAll(CHANCE, '…')}\n`);
      }
      const file = `${route.toLowerCase().replaceAll(' ', '-')}.aria.yml`;
      expect(parts.join('\n')).toMatchSnapshot(['en', file]);
    },
  );
}

const people = ['manager', 'planner', 'cook', 'hana', 'dawit', 'kebede'];

test(
  'what stands around a screen says what it said, to each who may do less',
  {
    tag: ['@desk', '@english'],
  },
  async ({ page, enter }) => {
    const parts: string[] = [];
    for (const person of people) {
      const { button } = await enter(person, '/');
      await expect(button('Log out')).toBeVisible();
      await page.locator('main').evaluate((main) => main.remove());
      parts.push(`# ${person}\n${await settled(page.locator('body'))}\n`);
    }
    expect(parts.join('\n')).toMatchSnapshot(['en', 'shell.aria.yml']);
  },
);

test(
  'every screen of the menu is looked at',
  { tag: ['@desk', '@english'] },
  async ({ page, say, enter }) => {
    await enter('manager', '/');
    const links = page.getByRole('navigation', { name: say('Menu') }).getByRole('link');
    // The cashbook says how many payments wait, and one of its tabs is a press away.
    const labels = appRoutes.flatMap(({ path, label }) =>
      path === '/cashbook' ? [label, 'Who owes'] : [label],
    );
    await expect(links).toHaveText(labels.map((label) => new RegExp(`^${say(label)}`, 'u')));
    expect([...looksByRoute].filter(([, looks]) => looks.length === 0)).toEqual([]);
  },
);

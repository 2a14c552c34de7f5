/** Text snapshots of every screen and dialog; `--update-snapshots` accepts changes. */
import type { Locator, Page } from '@playwright/test';
import { WAIT } from '@digis/tooling/hang-guard';
import { expect, looking, test } from '../fixture.ts';
import { type Desk, deskOf } from '../support/desk.ts';
import { appRoutes } from './app-routes.ts';
import { type Look, looksByRoute } from './looks.ts';
import { reachDialog } from './dialogs/opened-dialog.ts';
import { headed, rowOf } from './screen-parts.ts';

test.use(looking);

/** Fixed at a time in the business's time zone. */
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-09-21T10:00:00+03:00');
  // This limit is shorter than the test's, so that the error names a missing field.
  page.setDefaultTimeout(WAIT);
});

async function settled(root: Locator): Promise<string> {
  await expect(root.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(root.getByRole('progressbar')).toHaveCount(0);
  let before = '';
  await expect(async () => {
    const [last, now] = [before, await root.ariaSnapshot()];
    before = now;
    expect(now).toBe(last);
    expect(now).not.toBe('');
    // Waits for equal texts, because fasts, charts and counts load after the rows.
  }).toPass({ intervals: [300, 600] });
  return before;
}

/** Makes tables fit their columns again, because fonts may load before or after the rows. */
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

const CHANCE = /(?:[A-Z2-7]{4} ){3,}[A-Z2-7]+|(?<=\/url: )http.*/gu;

for (const [route, looks] of looksByRoute) {
  test(
    `${route}: its ${looks.length} screens and dialogs match their ARIA snapshot`,
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
  'the app shell matches its ARIA snapshot for each user with fewer permissions',
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
  'every screen of the menu has snapshots',
  { tag: ['@desk', '@english'] },
  async ({ page, say, enter }) => {
    await enter('manager', '/');
    const links = page.getByRole('navigation', { name: say('Menu') }).getByRole('link');
    const labels = appRoutes.flatMap(({ path, label }) =>
      path === '/cashbook' ? [label, 'Who owes'] : [label],
    );
    await expect(links).toHaveText(labels.map((label) => new RegExp(`^${say(label)}`, 'u')));
    expect([...looksByRoute].filter(([, looks]) => looks.length === 0)).toEqual([]);
  },
);

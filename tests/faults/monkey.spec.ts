/** Monkey test with one faulty answer in ten. MONKEY_SEED selects a run, MONKEY_ACTIONS its length: 300 by default, 10000 before a release. */
import type { Page, Route } from '@playwright/test';
import { HANG } from '@digis/tooling/hang-guard';
import { appRoutes } from '../states/app-routes.ts';
import { sayIn } from '../support/catalogue.ts';
import { deskOf } from '../support/desk.ts';
import { breaking, expect, test } from '../fixture.ts';
import type { Server } from '../support/server.ts';
import { goWithin, signInAs } from './within.ts';

test.use(breaking);

const ACTIONS = Number(process.env['MONKEY_ACTIONS'] ?? 300);
const SEED = Number(process.env['MONKEY_SEED'] ?? 2019);
// oxlint-disable-next-line digis/no-own-deadline -- A monkey goes on to something else.
const PATIENCE = { timeout: 700 };

const LOCKED_OUT_MINUTES = 16;

/** Repeatable random numbers: mulberry32. */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    isHit: (chance: number) => next() < chance,
    below: (count: number) => Math.floor(next() * count),
    one: <Thing>(things: readonly [Thing, ...Thing[]]): Thing =>
      things[Math.floor(next() * things.length)] ?? things[0],
  };
}

type Dice = ReturnType<typeof dice>;

const faults: readonly [(route: Route) => Promise<void>, ...((route: Route) => Promise<void>)[]] = [
  (route) => route.abort('connectionreset'),
  (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Fault</h1>' }),
  (route) => route.fulfill({ json: { success: true } }),
  (route) => route.fulfill({ contentType: 'application/json', body: '' }),
  async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
];

const addresses = ['/cashbook?tab=petty', ...appRoutes.map(({ path }) => path)] as const;
const texts = ['', '0', '12,500', 'ዶሮ ወጥ', '0911223344', '-1', "'; --", '🎂'] as const;
const keys = ['Escape', 'Tab', 'Enter', 'ArrowDown', 'Space'] as const;

/** Excludes phone links, whose permission prompt blocks the page. */
const PRESSABLE = 'button, a:not([href^="tel:"]), [role=option], label';

async function act(page: Page, { isHit, below, one }: Dice) {
  if (isHit(0.08)) return goWithin(page, one(addresses));
  if (isHit(0.04)) return void (await page.goBack(PATIENCE));
  if (isHit(0.12)) return page.keyboard.press(one(keys));
  const kind = isHit(0.35) ? 'input:not([type=file]), textarea' : PRESSABLE;
  const things = page.locator(kind).filter({ visible: true });
  const thing = things.nth(below(Math.max(1, await things.count())));
  if (kind.startsWith('input') && isHit(0.8)) return thing.fill(one(texts), PATIENCE);
  return thing.click(PATIENCE);
}

async function comeIn(page: Page, { password, advanceClock }: Server) {
  for (const language of ['en', 'am'] as const) {
    const desk = deskOf(page, sayIn(language));
    if (!(await desk.button('Sign in').isVisible())) continue;
    advanceClock(LOCKED_OUT_MINUTES);
    await signInAs(desk, 'admin', password);
    return;
  }
}

test(
  'random actions and faults do not break the app',
  { tag: '@long' },
  async ({ page, context, server, enter }) => {
    test.setTimeout(HANG + ACTIONS * 10_000);
    const random = dice(SEED);
    let isFaulty = true;
    await page.route('**/api/**', (route) =>
      isFaulty && !route.request().url().endsWith('/login') && random.isHit(0.1)
        ? random.one(faults)(route)
        : route.fallback(),
    );
    const desk = await enter('admin', '/');
    context.on('page', (window) => void window.close());
    page.on('dialog', (question) => void question.accept());
    for (let action = 0; action < ACTIONS; action += 1) {
      await act(page, random).catch(() => undefined);
      if (action % 50 === 49) {
        isFaulty = false;
        await comeIn(page, server);
        isFaulty = true;
        await expect(page.locator('body'), `after ${action + 1} actions`).not.toBeEmpty();
      }
    }
    isFaulty = false;
    await comeIn(page, server);
    await goWithin(page, '/branches');
    await expect(page.locator('a[aria-current=page]').first()).toHaveAttribute('href', '/branches');
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }).toPass();
    const places = page.getByRole('navigation').first().getByRole('link');
    const elsewhere = places.and(page.locator(':not([aria-current])'));
    await elsewhere.first().click();
    await expect(page, 'no overlay lies dead over the menu').not.toHaveURL(/\/branches$/u);
    // Resets the language, which random input may have changed.
    await page.goto('/items');
    await comeIn(page, server);
    await expect(page.getByRole('heading', { level: 1, name: desk.say('Items') })).toBeVisible();
  },
);

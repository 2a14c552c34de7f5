/** Ten idle minutes sign a user out, across all their tabs. D5, D114, spec:4, spec:9 */
import type { Page } from '@playwright/test';
import { type Desk, deskOf } from '../support/desk.ts';
import { breaking, expect, startSession, test } from '../fixture.ts';

test.use(breaking);

const START = new Date('2026-09-21T07:00:00Z');
const seconds = (count: number) => count * 1000;

async function begin(page: Page) {
  await at(page, 0);
  await page.keyboard.press('Shift');
}

async function atDesk(page: Page, enter: (username: string, address: string) => Promise<Desk>) {
  const desk = await enter('hana', '/');
  // Idle detection starts with the signed-in user, not with the loading screen.
  await expect(desk.button('Log out')).toBeVisible();
  await begin(page);
  return desk;
}

/** Lets time pass, because the sign-in loads. */
async function expectSignedOut({ page, button, notice }: Desk) {
  await page.clock.resume();
  await expect(button('Sign in')).toBeVisible();
  await expect(notice('Nothing happened for ten minutes, so you were signed out.')).toBeVisible();
}

/** The warning loads late, and React reveals it by a timer. */
async function expectWarned(desk: Desk) {
  await expect(async () => {
    await desk.page.clock.runFor(100);
    expect(await warningOf(desk).isVisible()).toBe(true);
  }).toPass();
}

const at = (page: Page, idleFor: number) =>
  page.clock.pauseAt(new Date(START.getTime() + seconds(120 + idleFor)));

const warningOf = (desk: Desk) => desk.dialog('Are you still there?').root;
const expectSignedIn = (desk: Desk) => expect(desk.button('Sign in')).toHaveCount(0);

test.beforeEach(({ page }) => page.clock.install({ time: START }));

test('a user is warned after nine minutes, still signed in at 599 s, and signed out at 600 s', async ({
  page,
  enter,
}) => {
  const desk = await atDesk(page, enter);
  await at(page, 539);
  await expect(warningOf(desk)).toHaveCount(0);
  await at(page, 540);
  await expectWarned(desk);
  await at(page, 599);
  await expect(warningOf(desk)).toContainText(/\b1\b/u);
  await expectSignedIn(desk);
  await at(page, 600);
  await expectSignedOut(desk);
});

test('a user who chooses to stay gets another ten minutes', async ({ page, enter }) => {
  const desk = await atDesk(page, enter);
  await at(page, 560);
  await expectWarned(desk);
  await page.mouse.move(300, 300);
  await page.mouse.move(400, 400);
  await expect(warningOf(desk), 'a hand on its way to the button').toBeVisible();
  await at(page, 565);
  await desk.button('Stay signed in').click();
  await at(page, 565 + 539);
  await expect(warningOf(desk)).toHaveCount(0);
  await at(page, 565 + 541);
  await expectWarned(desk);
  await page.keyboard.press('Escape');
  await expect(warningOf(desk)).toHaveCount(0);
  await expectSignedIn(desk);
});

test('a laptop that wakes after two hours is signed out, whatever input comes first', async ({
  page,
  enter,
}) => {
  const desk = await atDesk(page, enter);
  await page.clock.setSystemTime(new Date(START.getTime() + 7_200_000));
  await page.mouse.move(200, 200);
  await expectSignedOut(desk);
});

test('activity in one tab keeps other tabs of that user signed in, but not those of another user', async ({
  page,
  context,
  say,
  server,
  enter,
}) => {
  const desk = await enter('hana', '/');
  await expect(desk.button('Log out')).toBeVisible();
  const open = async (username: string) => {
    const tab = await context.newPage();
    await startSession(tab, await server.tokenOf(username));
    await tab.goto('/');
    const seat = deskOf(tab, say);
    await expect(seat.button('Log out')).toBeVisible();
    return seat;
  };
  const same = await open('hana');
  const other = await open('admin');
  await begin(page);
  await page.clock.fastForward(seconds(300));
  await same.page.keyboard.press('Shift');
  await other.page.keyboard.press('Shift');
  await page.clock.fastForward(seconds(290));
  await expectSignedIn(desk);
  await expect(warningOf(desk)).toHaveCount(0);
  await other.page.keyboard.press('Shift');
  await page.clock.fastForward(seconds(310));
  await expectSignedOut(desk);
  await expectSignedOut(same);
  await expectSignedIn(other);
});

test('a user who works without calls sends one heartbeat a minute', async ({ page, enter }) => {
  let beats = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/heartbeat')) beats += 1;
  });
  await atDesk(page, enter);
  for (let minute = 0; minute < 3; minute += 1) {
    await page.clock.runFor(seconds(30));
    await page.keyboard.press('Shift');
    await page.clock.runFor(seconds(30));
  }
  await expect.poll(() => beats).toBeGreaterThanOrEqual(3);
  const worked = beats;
  await page.clock.runFor(seconds(180));
  expect(beats - worked, 'nobody is there').toBeLessThanOrEqual(1);
});

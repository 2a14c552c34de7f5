import { isoToEt } from '@digis/ethio-date';
import { buildEvent } from '@digis/server/testing';
import type { Locator, Page } from '@playwright/test';
import type { Server } from '../support/server.ts';
import { expect, test } from '../fixture.ts';

const EVENTS = 136;
const DAYS = 84;

async function book(server: Server) {
  const hana = await server.as('hana');
  for (let index = 0; index < EVENTS; index += 1) {
    const day = String((index % 28) + 1).padStart(2, '0');
    const month = 10 + (index % 3);
    const event_date = `2026-${month}-${day}`;
    const answer = await hana.post(
      '/api/event',
      buildEvent({ event_date, et_date: isoToEt(event_date) }),
    );
    expect(answer.body).toMatchObject({ success: true });
  }
}

function countReads(page: Page): () => number {
  let reads = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/event') reads += 1;
  });
  return () => reads;
}

const boxesOf = (table: Locator) =>
  table.locator('tbody > tr').evaluateAll((rows) => {
    const top = rows[0]?.getBoundingClientRect().top ?? 0;
    return rows.slice(0, 5).map((row) =>
      [...row.children].map((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return [x, y - top, width, height].map(Math.round);
      }),
    );
  });

test(
  'the list of events is loaded as far as it is scrolled, and its rows stay in place',
  { tag: ['@desk', '@english'] },
  async ({ visit, server }) => {
    await book(server);
    const hana = await visit('hana', '/clients');
    // Waits for rendering before time stops, because React's work waits for timers.
    await expect(hana.page.getByRole('row').nth(1)).toBeVisible();
    await hana.page.waitForLoadState('networkidle');
    // All columns, for the widest table.
    await hana.page.evaluate(() => window.localStorage.setItem('digis.columns', 'all'));
    await hana.page.clock.install();
    const reads = countReads(hana.page);
    await hana.page.getByRole('link', { name: 'Events', exact: true }).click();
    const table = hana.page.getByRole('table');
    await expect(table.getByRole('row').nth(10)).toBeVisible();
    for (let second = 0; second < 10; second += 1) {
      await hana.page.clock.runFor(1000);
      await hana.page.waitForLoadState('networkidle');
      await hana.page.evaluate(() => new Promise(requestAnimationFrame));
    }
    expect(reads()).toBeLessThanOrEqual(3);

    const box = hana.page.getByRole('region', { name: 'Events', exact: true });
    const rows = table.locator('tbody > tr');
    const end = () =>
      box.evaluate((element) => {
        element.scrollTo(element.scrollLeft, element.scrollHeight);
      });
    const rowCount = async () =>
      Number((await table.getAttribute('aria-rowcount')) ?? (await rows.count()));
    const read = async (least: number) => {
      await expect
        .poll(async () => {
          await end();
          await hana.page.clock.runFor(200);
          return rowCount();
        })
        .toBeGreaterThanOrEqual(least);
      await box.evaluate((element) => element.scrollTo(element.scrollLeft, 0));
      await expect(rows.first()).toBeInViewport();
    };
    await read(95);
    const before = await boxesOf(table);
    await read(EVENTS + DAYS);
    await expect(table).toHaveAttribute('aria-rowcount', String(EVENTS + DAYS + 1));
    expect(await boxesOf(table)).toEqual(before);
  },
);

test(
  'Print loads and prints the rows that were not loaded yet',
  { tag: ['@desk', '@english'] },
  async ({ visit, server }) => {
    await book(server);
    const hana = await visit('hana', '/events');
    const table = hana.page.getByRole('table');
    await expect(table.getByRole('row').nth(10)).toBeVisible();
    // Replaces the print dialog, so that the sheet itself can be examined.
    const asked = hana.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.print = resolve;
        }),
    );
    await hana.page.getByRole('button', { name: 'Actions, Bole' }).click();
    await hana.page.getByRole('menuitem', { name: hana.say('Print') }).click();
    await asked;
    await hana.page.emulateMedia({ media: 'print' });
    const printed = hana.page.locator('main').getByText('አልማዝ ተስፋዬ', { exact: true });
    await expect(printed).toHaveCount(EVENTS);
    await hana.page.emulateMedia({ media: 'screen' });
    await hana.page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(table).not.toHaveAttribute('aria-rowcount', String(EVENTS + 1));
  },
);

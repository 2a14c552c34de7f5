/** The pictures of docs/screens: every view of the first path, on the demo data of a day in Hidar. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { type Words, words } from './support/words.ts';

const ADMIN = { username: 'admin', password: 'pictures-of-the-feast' };

const test = base.extend<{ language: 'en' | 'am'; say: Words }, { demo: string }>({
  language: ['en', { option: true }],
  say: async ({ language }, use) => use(words[language]),
  demo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'digis-pictures-'));
      const port = await freePort();
      const server = spawn('node', ['apps/server/src/main.ts'], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: folder,
          DIGIS_NOW: '2026-11-21T09:30:00+03:00',
          DIGIS_ADMIN_PASSWORD: ADMIN.password,
          DIGIS_TENANT_NAME: 'Sheger Feast',
          DIGIS_REQUIRE_INSTALL: '0',
        },
      });
      await new Promise<void>((resolve) => {
        server.stdout.on('data', (text) => String(text).includes('is ready') && resolve());
      });
      await use(`http://127.0.0.1:${port}`);
      server.kill('SIGTERM');
      await new Promise((resolve) => server.on('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function open(
  page: Page,
  { demo, language, say }: { demo: string; language: string; say: Words },
) {
  await page.addInitScript(
    (chosen) => window.localStorage.setItem('digis.language', chosen),
    language,
  );
  await page.goto(demo);
  await expect(page.getByRole('button', { name: say.signIn })).toBeVisible();
}

async function signIn(page: Page, say: Words) {
  await page.getByLabel(say.username).fill(ADMIN.username);
  await page.getByRole('textbox', { name: say.password }).fill(ADMIN.password);
  await page.getByRole('button', { name: say.signIn }).click();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect(page.getByRole('status', { name: /./ })).toHaveCount(0);
}

test('pictures', async ({ page, demo, language, say, viewport }) => {
  const take = async (name: string) => {
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `docs/screens/${name}-${language}-${viewport?.width}.png` });
  };
  await open(page, { demo, language, say });
  await take('sign-in');
  await signIn(page, say);
  await take('calendar');
  await page.getByRole('radio', { name: say.gregorian }).click();
  await expect(page.getByRole('heading', { level: 2, name: /2026/ })).toBeVisible();
  await take('calendar-gregorian');
  await page.getByRole('radio', { name: say.ethiopian }).click();
  await page.goto(`${demo}/?day=2026-11-21`);
  await expect(page.getByRole('main').getByRole('button', { name: /፣|,/ }).first()).toBeVisible();
  await take('day');
  await page.getByRole('main').getByRole('button', { name: /፣|,/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take('details');
  await page.goto(`${demo}/?dialog=schedule`);
  await expect(page.getByLabel(say.clientName)).toBeVisible();
  await take('form');
  await page.getByRole('button', { name: say.eventDate }).click();
  const eventDate = page.getByRole('dialog', { name: say.eventDate });
  await expect(eventDate).toBeVisible();
  await take('date-picker');
  await page.keyboard.press('Escape');
  await expect(eventDate).toBeHidden();
  await page.getByRole('button', { name: say.time }).click();
  const time = page.getByRole('dialog', { name: say.time });
  await expect(time).toBeVisible();
  await take('time-picker');
  await page.keyboard.press('Escape');
  await expect(time).toBeHidden();
  await page.getByRole('button', { name: say.save }).click();
  await expect(page.getByText(say.fixErrors)).toBeVisible();
  await take('form-errors');
});

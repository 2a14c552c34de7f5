import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { freePort } from '@digis/server/testing';
import { expect, test as base } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { pictures, type Shown } from './states/pictured.ts';
import { type Language, type Say, sayIn } from './support/catalogue.ts';
import { deskOf } from './support/desk.ts';

const ADMIN = { username: 'admin', password: 'pictures-of-the-feast' };

const test = base.extend<{ language: Language }, { demo: string }>({
  language: ['en', { option: true }],
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
          DIGIS_DEMO: '1',
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

async function signIn(request: APIRequestContext, demo: string): Promise<string> {
  const answer = await request.post(`${demo}/api/login`, { data: ADMIN });
  return (await answer.json()).token;
}

async function findShown(request: APIRequestContext, demo: string, token: string): Promise<Shown> {
  const headers = { Authorization: `Bearer ${token}` };
  const read = async (path: string) =>
    (await request.get(`${demo}/api/${path}`, { headers })).json();
  const { events } = await read('event?date=2026-11-21');
  const { data: pending } = await read('transactions?type=pending&branchId=1');
  const { data: advances } = await read('transactions?type=advance&branchId=1');
  const { employees } = await read('employee');
  return {
    event: events[0].id,
    on: '2026-11-21',
    pending: pending[0].id,
    advance: advances[0].id,
    employee: employees[0].id,
  };
}

const LOADING = ['Loading…', 'Loading', 'Loading events', 'Loading event', 'Loading Settings...'];

async function settle(page: Page, say: Say) {
  const loading = new RegExp(`^(${LOADING.map((text) => say(text)).join('|')})$`, 'u');
  await expect(page.getByRole('status').filter({ hasText: loading })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByLabel(say('Starting the camera…'))).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

async function take(page: Page, file: string) {
  const picture = await page.screenshot({ animations: 'disabled' });
  mkdirSync('pictures/screens', { recursive: true });
  await sharp(picture)
    .png({ palette: true, colours: 96, effort: 7 })
    .toFile(`pictures/screens/${file}.png`);
}

test('pictures', async ({ page, request, demo, language, viewport }) => {
  test.setTimeout(600_000);
  const end = `${language}-${viewport?.width}`;
  const desk = deskOf(page, sayIn(language));
  await page.addInitScript(
    (chosen) => window.localStorage.setItem('digis.language', chosen),
    language,
  );
  await page.goto(demo, { waitUntil: 'networkidle' });
  await take(page, `sign-in-${end}`);
  const token = await signIn(request, demo);
  const shown = await findShown(request, demo, token);
  await page.addInitScript((given) => window.sessionStorage.setItem('digis.token', given), token);
  for (const { name, address, press } of pictures) {
    await page.goto(demo + address(shown), { waitUntil: 'networkidle' });
    await settle(page, desk.say);
    await press?.(desk);
    await settle(page, desk.say);
    await take(page, `${name}-${end}`);
  }
});

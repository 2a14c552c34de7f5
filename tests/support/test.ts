/** A journey's beginning: a server of its own, a person's language, and axe at hand. */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startProcess } from './start-process.ts';
import { type Words, words } from './words.ts';

export interface PersonOptions {
  readonly language: 'en' | 'am';
}

interface Journey {
  readonly server: { readonly url: string; readonly password: string };
  readonly say: Words;
  /** Fails on any violation of what is on the page now. */
  readonly checkAccessibility: (where: string) => Promise<void>;
  readonly signIn: (username: string) => Promise<void>;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function signIn(page: Page, say: Words, username: string, password: string) {
  await page.getByLabel(say.username).fill(username);
  await page.getByRole('textbox', { name: say.password }).fill(password);
  await page.getByRole('button', { name: say.signIn }).click();
}

export const test = base.extend<PersonOptions & Journey>({
  language: ['en', { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  server: async ({}, use) => {
    const server = await startProcess('tests/support/serve-app.ts');
    await use(server.ready);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
  say: async ({ language }, use) => use(words[language]),
  page: async ({ page, language }, use) => {
    await page.addInitScript((chosen) => {
      window.localStorage.setItem('digis.language', chosen);
    }, language);
    const faults: Error[] = [];
    page.on('pageerror', (fault) => faults.push(fault));
    await use(page);
    expect(faults).toEqual([]);
  },
  checkAccessibility: async ({ page }, use) => {
    await use(async (where) => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(TAGS)
        // React Aria's announcer names elements for seconds after they are gone.
        .exclude('[data-live-announcer]')
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      );
      expect(found, `accessibility of ${where}`).toEqual([]);
    });
  },
  signIn: async ({ page, say, server }, use) => {
    await use(async (username) => {
      await page.goto('/');
      await signIn(page, say, username, server.password);
      await expect(page.getByRole('heading', { level: 1, name: say.calendar })).toBeVisible();
    });
  },
});

export { expect };

import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import type { SharedDatabase } from '@digis/server/testing';
import { examine, violationsOf } from './states/examine/examine.ts';
import { type Language, type Say, sayIn } from './support/catalogue.ts';
import { type Desk, deskOf, sendSignIn } from './support/desk.ts';
import { type BusinessName, openBusiness, openServer, type Server } from './support/server.ts';

export interface Options {
  readonly language: Language;
  readonly business: BusinessName;
  readonly mayBeRefused: boolean;
  /**
   * False where a test intercepts requests, because it cannot intercept those of a service worker.
   */
  readonly hasServiceWorker: boolean;
}

/** For screens and dialogs: every list has rows, and the test controls answers. */
export const looking = { business: 'every list', hasServiceWorker: false } as const;
/** For faults: every list has rows, and 403 is allowed. */
export const breaking = { business: 'every list', mayBeRefused: true } as const;

interface Fixtures {
  readonly server: Server;
  readonly say: Say;
  readonly signIn: (username: string) => Promise<void>;
  readonly enter: (username: string | null, address: string) => Promise<Desk>;
  readonly visit: (
    username: string,
    address?: string,
    options?: Partial<Pick<Options, 'mayBeRefused'>>,
  ) => Promise<Desk>;
  readonly checkAccessibility: (where: string) => Promise<void>;
  readonly checkState: (where: string) => Promise<void>;
}

interface WorkerFixtures {
  readonly databaseOf: (business: BusinessName) => Promise<SharedDatabase>;
}

export const chooseLanguage = (context: BrowserContext, language: Language) =>
  context.addInitScript((chosen) => {
    window.localStorage.setItem('digis.language', chosen);
  }, language);

export const chooseScheme = (where: BrowserContext | Page, scheme: 'light' | 'dark') =>
  where.addInitScript((chosen) => window.localStorage.setItem('digis.scheme', chosen), scheme);

/** Stores the token once only, so that a user who signs out later stays signed out. */
export const startSession = (where: BrowserContext | Page, token: string) =>
  where.addInitScript((given) => {
    const before = window.sessionStorage.getItem('entered');
    if (before === given) return;
    if (before !== null) window.sessionStorage.clear();
    window.sessionStorage.setItem('entered', given);
    window.sessionStorage.setItem('digis.token', given);
  }, token);

function watch(page: Page, mayBeRefused: boolean): string[] {
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(String(fault)));
  page.on('response', (response) => {
    if (response.status() === 403 && !mayBeRefused)
      faults.push(`403 ${response.request().method()} ${response.url()}`);
  });
  return faults;
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  language: ['en', { option: true }],
  business: ['scenarios', { option: true }],
  mayBeRefused: [false, { option: true }],
  hasServiceWorker: [true, { option: true }],
  databaseOf: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const opened = new Map<BusinessName, Promise<SharedDatabase>>();
      await use((name) => {
        const database = opened.get(name) ?? openBusiness(name);
        opened.set(name, database);
        return database;
      });
      for (const database of opened.values()) await (await database).drop();
    },
    { scope: 'worker' },
  ],
  server: async ({ databaseOf, business }, use) => {
    const server = await openServer(await databaseOf(business));
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(server.url),
  say: async ({ language }, use) => use(sayIn(language)),
  page: async ({ page, context, language }, use) => {
    await chooseLanguage(context, language);
    const faults = watch(page, true);
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(faults).toEqual([]);
  },
  enter: async ({ page, server, say, mayBeRefused, hasServiceWorker }, use) => {
    const faults = watch(page, mayBeRefused);
    const present: { user: string | null } = { user: null };
    if (!hasServiceWorker)
      await page.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      });
    await use(async (username, address) => {
      if (username !== null && username !== present.user)
        await startSession(page, await server.tokenOf(username));
      present.user = username;
      await page.goto(address);
      return deskOf(page, say);
    });
    expect(faults).toEqual([]);
  },
  visit: async ({ browser, server, language, viewport, hasTouch, mayBeRefused }, use) => {
    const visits: { context: BrowserContext; faults: string[] }[] = [];
    await use(async (username, address = '/', options = {}) => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport,
        hasTouch,
        reducedMotion: 'reduce',
        locale: 'en-US',
      });
      await chooseLanguage(context, language);
      await startSession(context, await server.tokenOf(username));
      const page = await context.newPage();
      visits.push({ context, faults: watch(page, options.mayBeRefused ?? mayBeRefused) });
      await page.goto(address);
      return deskOf(page, sayIn(language));
    });
    for (const { context, faults } of visits) {
      await context.close();
      expect(faults).toEqual([]);
    }
  },
  signIn: async ({ page, say, server }, use) => {
    await use(async (username) => {
      const desk = deskOf(page, say);
      await page.goto('/');
      await sendSignIn(desk, username, server.password);
      await expect(page.getByRole('heading', { level: 1, name: say('Calendar') })).toBeVisible();
    });
  },
  checkAccessibility: async ({ page }, use) => {
    await use(async (where) =>
      expect(await violationsOf(page), `accessibility of ${where}`).toEqual([]),
    );
  },
  checkState: async ({ page, language }, use) => {
    await use(async (where) => expect.soft(await examine(page, language), where).toEqual([]));
  },
});

export { expect };

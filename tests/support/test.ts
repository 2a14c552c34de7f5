/** A journey's beginning: a server of its own, the people who come to it in their language, and axe at hand. */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { type Language, type Say, sayIn } from './catalogue.ts';
import { type Desk, deskOf } from './desk.ts';
import { type House, houseOf } from './house.ts';
import { type Office, openOfficeIn } from './office.ts';
import { sendSignIn } from './sign-in.ts';

export interface PersonOptions {
  readonly language: Language;
}

export interface VisitOptions {
  /** Their access is taken away on the way. */
  readonly mayBeRefused?: boolean;
}

interface Journey {
  readonly office: Office;
  /** The text of an English message in the language of the journey. */
  readonly say: Say;
  /** Fails on any violation of what is on the page now. */
  readonly checkAccessibility: (where: string) => Promise<void>;
  /** At the sign-in, by typing. */
  readonly signIn: (username: string) => Promise<void>;
  /** A signed-in user in a browser of their own; none of their calls is refused with 403. */
  readonly visit: (username: string, address?: string, options?: VisitOptions) => Promise<Desk>;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const chooseLanguage = (context: BrowserContext, language: Language) =>
  context.addInitScript((chosen) => {
    window.localStorage.setItem('digis.language', chosen);
  }, language);

/** Once: whoever is signed out later stays so. */
const startSession = (context: BrowserContext, token: string) =>
  context.addInitScript((given) => {
    if (window.sessionStorage.getItem('journey') !== null) return;
    window.sessionStorage.setItem('journey', 'begun');
    window.sessionStorage.setItem('digis.token', given);
  }, token);

/** What must not happen to anybody on the way. */
function watch(page: Page, mayBeRefused: boolean): string[] {
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(String(fault)));
  page.on('response', (response) => {
    if (response.status() === 403 && !mayBeRefused)
      faults.push(`403 ${response.request().method()} ${response.url()}`);
  });
  return faults;
}

export const test = base.extend<PersonOptions & Journey, { house: House }>({
  language: ['en', { option: true }],
  house: houseOf('serve-app.ts'),
  office: async ({ house }, use) => {
    const office = await openOfficeIn(house);
    await use(office);
    await office.close();
  },
  baseURL: async ({ office }, use) => use(office.url),
  say: async ({ language }, use) => use(sayIn(language)),
  page: async ({ page, context, language }, use) => {
    await chooseLanguage(context, language);
    const faults: Error[] = [];
    page.on('pageerror', (fault) => faults.push(fault));
    await use(page);
    expect(faults).toEqual([]);
  },
  visit: async ({ browser, office, language, viewport, hasTouch }, use) => {
    const visits: { context: BrowserContext; faults: string[] }[] = [];
    await use(async (username, address = '/', { mayBeRefused = false } = {}) => {
      const context = await browser.newContext({
        baseURL: office.url,
        viewport,
        hasTouch,
        reducedMotion: 'reduce',
        locale: 'en-US',
      });
      const who = { username, password: office.password };
      const login = await context.request.post('/api/login', { data: who });
      await chooseLanguage(context, language);
      await startSession(context, (await login.json()).token);
      const page = await context.newPage();
      visits.push({ context, faults: watch(page, mayBeRefused) });
      await page.goto(address);
      return deskOf(page, sayIn(language));
    });
    for (const { context, faults } of visits) {
      await context.close();
      expect(faults).toEqual([]);
    }
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
  signIn: async ({ page, say, office }, use) => {
    await use(async (username) => {
      const desk = deskOf(page, say);
      await page.goto('/');
      await sendSignIn(desk, username, office.password);
      await expect(page.getByRole('heading', { level: 1, name: say('Calendar') })).toBeVisible();
    });
  },
});

export { expect };

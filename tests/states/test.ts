/** One business for all looks at it, a person who is signed in already, and what is examined wherever one looks. */
import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { type Say, sayIn } from '../support/catalogue.ts';
import { beginJourney, type House, houseOf } from '../support/house.ts';
import type { PersonOptions } from '../support/test.ts';
import { examine } from './examine.ts';

export interface Look {
  readonly page: Page;
  readonly say: Say;
}

interface Looks {
  readonly say: Say;
  /** Opens an address as a signed-in user; null is nobody. */
  readonly enter: (username: string | null, address: string) => Promise<void>;
  /** Axe, foreign words, and what the width does to it. */
  readonly checkState: (where: string) => Promise<void>;
}

interface Business {
  readonly url: string;
  readonly tokenOf: (username: string) => Promise<string>;
}

const remembering = (url: string, password: string): Business => {
  const tokens = new Map<string, Promise<string>>();
  const signIn = async (username: string): Promise<string> => {
    const body = JSON.stringify({ username, password });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${url}/api/login`, { method: 'POST', headers, body });
    return JSON.parse(await answer.text()).token;
  };
  const tokenOf = (username: string) => {
    const token = tokens.get(username) ?? signIn(username);
    tokens.set(username, token);
    return token;
  };
  return { url, tokenOf };
};

export const test = base.extend<PersonOptions & Looks, { house: House; business: Business }>({
  language: ['en', { option: true }],
  house: houseOf('serve-business.ts'),
  business: [
    async ({ house }, use) => {
      const { url, password, end } = await beginJourney(house);
      await use(remembering(url, password));
      await end();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ business }, use) => use(business.url),
  say: async ({ language }, use) => use(sayIn(language)),
  enter: async ({ page, business, language }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (fault) => faults.push(String(fault)));
    page.on('response', (answer) => {
      if (answer.status() === 403) faults.push(`403 ${answer.url()}`);
    });
    await use(async (username, address) => {
      const token = username === null ? null : await business.tokenOf(username);
      await page.addInitScript(
        ([chosen, given]) => {
          // What a service worker asks for, a test cannot answer.
          Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
          window.localStorage.setItem('digis.language', chosen);
          if (given !== null) window.sessionStorage.setItem('digis.token', given);
        },
        [language, token] as const,
      );
      await page.goto(address);
    });
    expect(faults).toEqual([]);
  },
  checkState: async ({ page, language }, use) => {
    await use(async (where) => expect.soft(await examine(page, language), where).toEqual([]));
  },
});

export { expect };

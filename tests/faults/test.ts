/** A fault's beginning: a business of its own, a signed-in user, and what the office has written down since. */
import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { sayIn, type Say } from '../support/catalogue.ts';
import { type Desk, deskOf } from '../support/desk.ts';
import { beginJourney, type House, houseOf, type Place } from '../support/house.ts';
import { sendSignIn } from '../support/sign-in.ts';
import type { PersonOptions } from '../support/test.ts';

export interface Business {
  readonly url: string;
  readonly password: string;
  readonly tokenOf: (username: string) => Promise<string>;
  /** Ends a session as the server does it: the next call of whoever has it is answered 403. */
  readonly endSession: (token: string) => Promise<void>;
  readonly advanceClock: (minutes: number) => Promise<void>;
  /** What was done since the last look, by the names of the action log. */
  readonly deedsSince: () => Promise<readonly string[]>;
}

interface Faults {
  readonly business: Business;
  readonly say: Say;
  /** Opens an address as a signed-in user. */
  readonly enter: (username: string, address: string) => Promise<Desk>;
}

interface LoggedDeed {
  readonly id: number;
  readonly action: string;
}

function businessOf({ url, password, tell }: Place): Business {
  const call = async (method: string, path: string, token: string | null, data?: object) => {
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        ...(data && { 'Content-Type': 'application/json' }),
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      body: data && JSON.stringify(data),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}`);
    return answer.json();
  };
  const tokenOf = async (username: string): Promise<string> =>
    (await call('POST', 'login', null, { username, password })).token;
  const watcher = tokenOf('admin');
  let seen = 0;
  return {
    url,
    password,
    tokenOf,
    endSession: async (token) => void (await call('POST', 'logout', token)),
    advanceClock: async (minutes) => void (await tell({ name: 'advance clock', minutes })),
    deedsSince: async () => {
      const { logs } = await call('GET', 'action-logs', await watcher);
      const fresh = logs.filter(({ id }: LoggedDeed) => id > seen);
      seen = Math.max(seen, ...logs.map(({ id }: LoggedDeed) => id));
      // Coming and going is written down too, and is no deed.
      const names: string[] = fresh.map(({ action }: LoggedDeed) => action);
      return names.filter((name) => !name.startsWith('session.'));
    },
  };
}

/** Once: whoever is signed out later stays so. */
export const startSession = (page: Page, language: string, token: string) =>
  page.addInitScript(
    ([chosen, given]) => {
      window.localStorage.setItem('digis.language', chosen);
      if (window.sessionStorage.getItem('fault') !== null) return;
      window.sessionStorage.setItem('fault', 'begun');
      window.sessionStorage.setItem('digis.token', given);
    },
    [language, token] as const,
  );

export const test = base.extend<PersonOptions & Faults, { house: House }>({
  language: ['en', { option: true }],
  house: houseOf('serve-business.ts'),
  business: async ({ house }, use) => {
    const place = await beginJourney(house);
    await use(businessOf(place));
    await place.end();
  },
  baseURL: async ({ business }, use) => use(business.url),
  say: async ({ language }, use) => use(sayIn(language)),
  page: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (fault) => faults.push(String(fault)));
    await use(page);
    expect(faults).toEqual([]);
  },
  enter: async ({ page, business, language, say }, use) => {
    await use(async (username, address) => {
      await startSession(page, language, await business.tokenOf(username));
      await page.goto(address);
      return deskOf(page, say);
    });
  },
});

export { expect };

/** To an address of the app without loading the page, as a link does it. */
export const goWithin = (page: Page, address: string) =>
  page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

export async function signInAs(desk: Desk, username: string, password: string) {
  await sendSignIn(desk, username, password);
  await expect(desk.page.getByRole('navigation').first()).toBeAttached();
}

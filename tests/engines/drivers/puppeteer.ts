/** Drives Chromium by its own protocol and Firefox by WebDriver BiDi, both through Puppeteer. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser as Launched, BrowserContext, Page } from 'puppeteer-core';
import type { Hand } from '../page/hand.ts';
import { handScript } from '../page/bundle.ts';
import type { Browser, Tab } from './tab.ts';

function listen(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(String(fault)));
  page.on('console', (message) => {
    const text = message.text();
    if (/Content.Security.Policy/iu.test(text)) faults.push(text);
  });
  return faults;
}

async function giveHand(page: Page) {
  if (await page.evaluate(() => window.hand === undefined)) await page.evaluate(await handScript());
}

function tabOf(page: Page, context: BrowserContext, isTouch: boolean): Tab {
  const faults = listen(page);
  const ask: Tab['ask'] = async (name, ...given) => {
    await giveHand(page);
    return page.evaluate(
      (called: string, values: unknown[]) => {
        const calls = window.hand as unknown as Record<string, (...all: unknown[]) => never>;
        return calls[called]?.(...values) as never;
      },
      name,
      given,
    );
  };
  return {
    faults,
    ask,
    goto: async (address) => void (await page.goto(address)),
    address: async () => page.url(),
    press: (x, y) => (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    write: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    chooseFile: async (selector, path) => {
      await giveHand(page);
      const found = await page.evaluateHandle(
        (wanted: string) => (window.hand as Hand).element(wanted) as HTMLInputElement,
        selector,
      );
      await found.uploadFile(path);
    },
    opened: async () => {
      const pages = (await context.pages()).filter((other) => other !== page);
      const newest = pages.at(-1);
      return newest ? tabOf(newest, context, isTouch) : null;
    },
    print: () => page.pdf({ preferCSSPageSize: true, format: 'A4' }),
    picture: () => page.screenshot(),
  };
}

/** Older versions of Puppeteer have this name for a separate profile. */
interface Older {
  createIncognitoBrowserContext?(): Promise<BrowserContext>;
}

function newContext(browser: Launched): Promise<BrowserContext> {
  const older = (browser as unknown as Older).createIncognitoBrowserContext;
  return older ? older.call(browser) : browser.createBrowserContext();
}

/** Milliseconds until a hung browser is killed. */
const TO_CLOSE = 10_000;

export async function browserOf(launched: Launched, canTouch: boolean): Promise<Browser> {
  return {
    version: await launched.version(),
    open: async (size, isPhone) => {
      const context = await newContext(launched);
      const page = await context.newPage();
      const isTouch = isPhone && canTouch;
      await page.setViewport({ ...size, hasTouch: isTouch, isMobile: isTouch });
      return { tab: tabOf(page, context, isTouch), close: () => context.close() };
    },
    close: async () => {
      await Promise.race([launched.close(), sleep(TO_CLOSE)]).catch(() => undefined);
      launched.process()?.kill('SIGKILL');
    },
  };
}

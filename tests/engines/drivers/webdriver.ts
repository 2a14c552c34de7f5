import { Builder, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import { handScript } from '../page/bundle.ts';
import type { Browser, Key, Size, Tab } from './tab.ts';

const keys: Readonly<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowUp: Keys.ARROW_UP,
  Space: ' ',
};

/** Collects uncaught errors, which the driver does not report. */
const LISTEN = `window.digisFaults = window.digisFaults || (() => {
  const heard = [];
  addEventListener('error', ({ message }) => heard.push(message));
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    heard.push('Content Security Policy: ' + violatedDirective + ' ' + blockedURI));
  return heard;
})();`;

function tabOf(driver: WebDriver, own: string): Tab {
  const faults: string[] = [];
  const run = async <T>(script: string, ...given: unknown[]): Promise<T> => {
    const isNew = await driver.executeScript<boolean>('return window.hand === undefined');
    if (isNew) await driver.executeScript(`${LISTEN}\n${await handScript()}`);
    const heard = await driver.executeScript<string[]>('return window.digisFaults.splice(0)');
    faults.push(...heard);
    return driver.executeScript<T>(script, ...given);
  };
  const tab: Tab = {
    faults,
    ask: (name, ...given) => run('return window.hand[arguments[0]](...arguments[1])', name, given),
    goto: (address) => driver.get(address),
    address: () => driver.getCurrentUrl(),
    press: async (x, y) => {
      const actions = driver.actions({ async: true });
      await actions.move({ x, y, duration: 0 }).click().perform();
    },
    write: (text) => driver.actions().sendKeys(text).perform(),
    key: (key) => driver.actions().sendKeys(keys[key]).perform(),
    chooseFile: async (selector, path) => {
      const script = 'return window.hand.element(arguments[0])';
      await (await run<WebElement>(script, selector)).sendKeys(path);
    },
    opened: async () => {
      const others = (await driver.getAllWindowHandles()).filter((handle) => handle !== own);
      const newest = others.at(-1);
      if (newest === undefined) return null;
      await driver.switchTo().window(newest);
      return tabOf(driver, newest);
    },
    print: async () => null,
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
  return tab;
}

async function giveSize(driver: WebDriver, { width, height }: Size) {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  const inner = await driver.executeScript<number[]>('return [innerWidth, innerHeight]');
  if (inner[0] !== width || inner[1] !== height)
    throw new Error(`the window is ${inner.join('×')} and not ${width}×${height}`);
}

/** @param program the browser that the driver at the address starts */
export async function browserAt(
  address: string,
  program: { readonly binary: string; readonly args: readonly string[] },
): Promise<Omit<Browser, 'close'>> {
  const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': program };
  const start = () => new Builder().usingServer(address).withCapabilities(wanted).build();
  const first = await start();
  const version = String((await first.getCapabilities()).get('browserVersion'));
  await first.quit();
  return {
    version: `WebKitGTK/${version}`,
    open: async (size) => {
      const driver = await start();
      await giveSize(driver, size);
      const tab = tabOf(driver, await driver.getWindowHandle());
      return { tab, close: () => driver.quit() };
    },
  };
}

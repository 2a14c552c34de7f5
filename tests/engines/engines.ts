import { chromiumArgs, findChromium } from '@digis/tooling/find-chromium';
import { floor } from '@digis/tooling/floor';
import { launch } from 'puppeteer-core';
import { bringPrograms } from './bring/debian.ts';
import { bringOldChromium } from './bring/old-chromium.ts';
import { openWebKit } from './bring/webkit.ts';
import { browserOf } from './drivers/puppeteer.ts';
import type { Browser } from './drivers/tab.ts';

export interface Engine {
  readonly name: string;
  readonly isBelowFloor: boolean;
  open(): Promise<Browser>;
}

/**
 * @param puppeteerOfItsTime a Puppeteer of the same age, because newer ones do not find its pages
 */
const oldChromium = (version: number, chromium: string, puppeteerOfItsTime: string): Engine => ({
  name: `chromium-${version}`,
  isBelowFloor: version < Number(floor.chrome),
  open: async () => {
    const brought = await bringOldChromium({ chromium, puppeteer: puppeteerOfItsTime });
    // Headless by a flag, because an old Puppeteer warns about its own option.
    const args = ['--headless', '--hide-scrollbars', ...chromiumArgs];
    const options = { executablePath: brought.program, headless: false, args };
    return browserOf(await brought.puppeteer.launch(options), true);
  },
});

const FIREFOX = '/usr/bin/firefox-esr';

async function openFirefox(): Promise<Browser> {
  bringPrograms({ 'firefox-esr': FIREFOX });
  const launched = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
    },
  });
  return browserOf(launched, false);
}

export const engines: readonly Engine[] = [
  {
    name: 'chromium-now',
    isBelowFloor: false,
    open: async () =>
      browserOf(
        await launch({ executablePath: await findChromium(), args: [...chromiumArgs] }),
        true,
      ),
  },
  { name: 'firefox-esr', isBelowFloor: false, open: openFirefox },
  { name: 'webkitgtk', isBelowFloor: false, open: openWebKit },
  oldChromium(115, '@sparticuz/chromium@115.0.0', '19.11.1'),
  oldChromium(109, '@sparticuz/chromium@109.0.6', '19.11.1'),
  oldChromium(92, '@sparticuz/chromium@92.0.0', '10.1.0'),
  oldChromium(80, 'chrome-aws-lambda@2.1.1', '2.1.1'),
];

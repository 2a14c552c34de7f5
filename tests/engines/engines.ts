/** The engines that a day is worked in, the oldest that the app promises to work in among them. */
import { chromiumArgs, findChromium } from '@digis/tooling/find-chromium';
import puppeteer from 'puppeteer-core';
import { bringPrograms } from './bring/debian.ts';
import { bringOldChromium } from './bring/old-chromium.ts';
import { openWebKit } from './bring/webkit.ts';
import { browserOf } from './drivers/puppeteer.ts';
import type { Browser } from './drivers/tab.ts';

export interface Engine {
  readonly name: string;
  /** Below the floor only one job is done: to be told so. */
  readonly isBelowFloor: boolean;
  open(): Promise<Browser>;
}

async function openOldChromium(chromium: string, itsPuppeteer: string): Promise<Browser> {
  const { program, puppeteer: old } = await bringOldChromium({ chromium, puppeteer: itsPuppeteer });
  const options = { executablePath: program, headless: true, args: [...chromiumArgs] };
  return browserOf(await old.launch(options), true);
}

const FIREFOX = '/usr/bin/firefox-esr';

async function openFirefox(): Promise<Browser> {
  bringPrograms({ 'firefox-esr': FIREFOX });
  const launched = await puppeteer.launch({
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
        await puppeteer.launch({ executablePath: await findChromium(), args: [...chromiumArgs] }),
        true,
      ),
  },
  { name: 'firefox-esr', isBelowFloor: false, open: openFirefox },
  { name: 'webkitgtk', isBelowFloor: false, open: openWebKit },
  {
    name: 'chromium-115',
    isBelowFloor: false,
    open: () => openOldChromium('@sparticuz/chromium@115.0.0', '19.11.1'),
  },
  {
    name: 'chromium-109',
    isBelowFloor: false,
    open: () => openOldChromium('@sparticuz/chromium@109.0.6', '19.11.1'),
  },
  {
    name: 'chromium-92',
    isBelowFloor: true,
    open: () => openOldChromium('@sparticuz/chromium@92.0.0', '10.1.0'),
  },
  {
    name: 'chromium-80',
    isBelowFloor: true,
    open: () => openOldChromium('chrome-aws-lambda@2.1.1', '2.1.1'),
  },
];

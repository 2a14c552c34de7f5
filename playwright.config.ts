import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '@digis/tooling/find-chromium';
import { HANG, WAIT } from '@digis/tooling/hang-guard';
import type { Options } from './tests/fixture.ts';

const executablePath = await findChromium();

const widths = { desk: { width: 1280, height: 900 }, phone: { width: 375, height: 812 } };
/** Languages with a translation of every sentence, so that a journey can look each one up. */
const languages = ['en', 'am'] as const;

/** Playwright projects: `core` for every commit, `all` for the whole matrices; without either, one sample of each. */
const extent = process.env['E2E'];
const isAll = extent === 'all';

/** A test with one of these tags; `@core` is not also a part of `@core-phone`. */
const tagged = (...tags: string[]) => new RegExp(`@(?:${tags.join('|')})(?![\\w-])`, 'u');

/**
 * Journeys that a commit must not break: a wedding from its booking to its money, paper and labels, and its form on a phone in
 * Amharic.
 */
const core: Readonly<Record<string, RegExp>> = {
  'en desk': tagged('core'),
  'am phone': tagged('core-phone'),
};

/** The whole matrices are for `E2E=all pnpm e2e`; a journey may be for one width or for English only. */
const leftOut = (language: string, width: string) =>
  tagged(
    width === 'phone' ? 'desk' : 'phone',
    ...(language === 'am' ? ['english'] : []),
    ...(isAll ? [] : ['long', `long-${width}`]),
    ...(isAll || language === 'en' ? [] : ['long-amharic']),
  );

const PICTURES = 'pictures.spec.ts';
/** A fault is the same in every language and at every width. */
const shelvesLeftOut = (language: string, width: string) =>
  language === 'am' || width === 'phone' ? [PICTURES, 'faults/**'] : [PICTURES];

/** Every journey, in both languages, at a desk and on a phone. */
export default defineConfig<Options>({
  testDir: 'tests',
  outputDir: 'test-results',
  // A snapshot is of words, so it is the same on every machine.
  snapshotPathTemplate: 'tests/snapshots/{arg}{ext}',
  globalSetup: './tests/support/start-cluster.ts',
  workers: 2,
  fullyParallel: true,
  timeout: HANG,
  retries: process.env['CI'] ? 2 : 0,
  expect: { timeout: WAIT },
  reporter: [['list'], ['./tests/states/matrix-reporter.ts']],
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...chromiumArgs] },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
  },
  projects: languages.flatMap((language) =>
    Object.entries(widths).map(([name, viewport]) => ({
      name: `${language} ${name}`,
      grep: extent === 'core' ? (core[`${language} ${name}`] ?? /^$/u) : /./u,
      grepInvert: leftOut(language, name),
      testIgnore: shelvesLeftOut(language, name),
      use: { language, viewport, hasTouch: name === 'phone' },
    })),
  ),
});

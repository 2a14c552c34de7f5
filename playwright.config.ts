import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '@digis/tooling/find-chromium';
import { HANG, WAIT } from '@digis/tooling/hang-guard';
import type { Options } from './tests/fixture.ts';

const executablePath = await findChromium();

const widths = { desk: { width: 1280, height: 900 }, phone: { width: 375, height: 812 } };
/** Fully translated languages, so that a journey can look up every sentence. */
const languages = ['en', 'am'] as const;

/** Projects: `core` for every commit, `all` for full matrices; by default a sample of each. */
const extent = process.env['E2E'];
const isAll = extent === 'all';

const tagged = (...tags: string[]) => new RegExp(`@(?:${tags.join('|')})(?![\\w-])`, 'u');

/**
 * Journeys that no commit may break: a wedding from booking to paper, and its form on an Amharic
 * phone.
 */
const core: Readonly<Record<string, RegExp>> = {
  'en desk': tagged('core'),
  'am phone': tagged('core-phone'),
};

/** Full matrices run with `E2E=all pnpm e2e`; some journeys need one width, or English. */
const leftOut = (language: string, width: string) =>
  tagged(
    width === 'phone' ? 'desk' : 'phone',
    ...(language === 'am' ? ['english'] : []),
    ...(isAll ? [] : ['long', `long-${width}`]),
    ...(isAll || language === 'en' ? [] : ['long-amharic']),
  );

const PICTURES = 'pictures.spec.ts';
/** Faults do not depend on language or width. */
const shelvesLeftOut = (language: string, width: string) =>
  language === 'am' || width === 'phone' ? [PICTURES, 'faults/**'] : [PICTURES];

export default defineConfig<Options>({
  testDir: 'tests',
  outputDir: 'test-results',
  // Snapshots contain only text, so they are the same on every machine.
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

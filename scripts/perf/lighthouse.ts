/** `pnpm lighthouse`: Lighthouse on the first two screens and on React's limit, phone and desk, to docs/proof/lighthouse.json. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromiumArgs, findChromium } from '../find-chromium.mjs';
import { openOffice } from '../../tests/support/office.ts';
import startCluster from '../../tests/support/start-cluster.ts';
import { deviceInstant, eventOfToday } from './event-of-today.ts';
import { serveBundle } from './serve-bundle.ts';

// Lighthouse brings it for itself; its page is the only one that Lighthouse takes.
const puppeteerPath = createRequire(createRequire(import.meta.url).resolve('lighthouse')).resolve(
  'puppeteer-core',
);
const { default: puppeteer } = await import(puppeteerPath);

const stopCluster = await startCluster();
const office = await openOffice();
const limit = await serveBundle('scripts/perf/hello.ts', office.url);
await office.setClock(deviceInstant());
const hana = await office.as('hana');
await hana.post('/api/event', eventOfToday());
const browser = await puppeteer.launch({
  executablePath: await findChromium(),
  args: [...chromiumArgs],
});

const pages = [
  { name: 'react and react-dom', url: limit.url, token: null },
  { name: 'sign-in', url: `${office.url}/login`, token: null },
  { name: 'calendar', url: `${office.url}/`, token: hana.token },
];
const configs = { mobile: undefined, desktop: desktopConfig };
const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const results: Record<string, Record<string, number>> = {};
for (const [device, config] of Object.entries(configs)) {
  for (const { name, url, token } of pages) {
    // oxlint-disable-next-line no-await-in-loop
    const context = await browser.createBrowserContext();
    // oxlint-disable-next-line no-await-in-loop
    const page = await context.newPage();
    // oxlint-disable-next-line no-await-in-loop
    await page.evaluateOnNewDocument((kept: string | null) => {
      if (kept !== null) window.sessionStorage.setItem('digis.token', kept);
    }, token);
    const flags = { onlyCategories: ['performance', 'accessibility', 'best-practices'] };
    // oxlint-disable-next-line no-await-in-loop
    const report = await lighthouse(url, { ...flags, disableStorageReset: true }, config, page);
    const { categories = {}, audits: seen = {} } = report?.lhr ?? {};
    results[`${name}, ${device}`] = Object.fromEntries([
      ...Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
      ...audits.map((id) => [id, Number((seen[id]?.numericValue ?? -1).toFixed(3))]),
    ]);
    // oxlint-disable-next-line no-await-in-loop
    await context.close();
  }
}
console.table(results);
writeFileSync('docs/proof/lighthouse.json', `${JSON.stringify({ results }, null, 2)}\n`);

await browser.close();
limit.close();
await office.close();
await stopCluster();

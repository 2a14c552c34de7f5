/** Runs Lighthouse on the first screens and on React's limit, into docs/proof/lighthouse.json; after `pnpm build`. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromiumArgs, findChromium } from '@digis/tooling/find-chromium';
import { openOneServer } from '../../tests/support/server.ts';
import startCluster from '../../tests/support/start-cluster.ts';
import { deviceInstant, eventOfToday } from './event-of-today.ts';
import { median, medianRatio } from './median.ts';
import { serveBundle } from './serve-bundle.ts';

// The median of five, as Lighthouse advises: a single run on two cores reports 94 for a page of 98.
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const LIMIT = 'react and react-dom';

// Lighthouse accepts only pages of the Puppeteer that it depends on.
const puppeteerPath = createRequire(createRequire(import.meta.url).resolve('lighthouse')).resolve(
  'puppeteer-core',
);
const { default: puppeteer } = await import(puppeteerPath);

const stopCluster = await startCluster();
const server = await openOneServer();
const limit = await serveBundle('lab/pages/hello.ts', server.url);
server.setClock(deviceInstant());
const hana = await server.as('hana');
await hana.post('/api/event', eventOfToday());
const browser = await puppeteer.launch({
  executablePath: await findChromium(),
  args: [...chromiumArgs],
});

const pages = [
  { name: LIMIT, url: limit.url, token: null },
  { name: 'sign-in', url: `${server.url}/login`, token: null },
  { name: 'calendar', url: `${server.url}/`, token: hana.token },
];
const configs = { mobile: undefined, desktop: desktopConfig };
const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];
type Figures = Readonly<Record<string, number>>;

async function openTab(entries: Readonly<Record<string, string>>) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.evaluateOnNewDocument((kept: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(kept)) window.sessionStorage.setItem(name, value);
  }, entries);
  return { context, page };
}

async function keptAt(url: string, token: string): Promise<Readonly<Record<string, string>>> {
  const { context, page } = await openTab({ 'digis.token': token });
  await page.goto(url, { waitUntil: 'networkidle0' });
  const kept = await page.evaluate(() => Object.fromEntries(Object.entries(window.sessionStorage)));
  await context.close();
  return kept;
}

async function visit(
  { url, token }: (typeof pages)[number],
  config: typeof desktopConfig | undefined,
): Promise<Figures> {
  const { context, page } = await openTab(token === null ? {} : await keptAt(url, token));
  const flags = { onlyCategories: ['performance', 'accessibility', 'best-practices'] };
  const report = await lighthouse(url, { ...flags, disableStorageReset: true }, config, page);
  await context.close();
  const { categories = {}, audits: seen = {} } = report?.lhr ?? {};
  return Object.fromEntries([
    ...Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ...audits.map((id) => [id, Number((seen[id]?.numericValue ?? -1).toFixed(3))]),
  ]);
}

const nameOf = (page: string, device: string) => `${page}, ${device}`;
const rounds: Record<string, Figures[]> = {};
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [device, config] of Object.entries(configs)) {
    for (const page of pages) {
      // oxlint-disable-next-line no-await-in-loop
      (rounds[nameOf(page.name, device)] ??= []).push(await visit(page, config));
    }
  }
}

function summaryOf(page: string, device: string) {
  const all = (figure: string, of = page) =>
    (rounds[nameOf(of, device)] ?? []).map((figures) => figures[figure] ?? -1);
  const [first = {}] = rounds[nameOf(page, device)] ?? [];
  const LCP = 'largest-contentful-paint';
  return {
    ...Object.fromEntries(Object.keys(first).map((figure) => [figure, median(all(figure))])),
    'LCP ÷ limit (≤ 1.4)': medianRatio(all(LCP), all(LCP, LIMIT)),
    'performance of each round': all('performance').join(' '),
  };
}

const results = Object.fromEntries(
  Object.keys(configs).flatMap((device) =>
    pages.map(({ name }) => [nameOf(name, device), summaryOf(name, device)] as const),
  ),
);
console.table(results);
writeFileSync('docs/proof/lighthouse.json', `${JSON.stringify({ results }, null, 2)}\n`);

await browser.close();
await limit.close();
await server.close();
await stopCluster();

/** One visit with a slow processor and a slow line: when the rows were there, and what it was like until then. */
import type { Browser, Page } from '@playwright/test';

export interface Device {
  /** How many times slower than this machine. */
  readonly slowdown: number;
  /** Bits a second and milliseconds there and back; null is the machine's own line. */
  readonly line: { readonly bits: number; readonly delay: number } | null;
}

export interface Visit {
  readonly rows: number;
  readonly lcp: number;
  readonly cls: number;
  readonly longTasks: number;
  readonly requests: number;
  /** How many answers of the API had to wait for one another until the rows were there. */
  readonly apiDepth: number;
}

const BITS = 8;

declare global {
  interface Window {
    seen: Omit<Visit, 'requests' | 'apiDepth'>;
    whenSeen: Promise<number>;
  }
}

/** Runs in the page before anything of it: notes when the wanted element was first drawn. */
function watchFor(selector: string) {
  const seen = { rows: 0, lcp: 0, cls: 0, longTasks: 0 };
  window.seen = seen;
  window.whenSeen = new Promise((resolve) => {
    // No frame is asked for until then: a page that draws in slices would lay itself out between all of them.
    const watch = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      watch.disconnect();
      requestAnimationFrame(() =>
        // A timer of a frame's callback fires once that frame was laid out and painted.
        setTimeout(() => resolve((seen.rows = performance.now()))),
      );
    });
    watch.observe(document, { childList: true, subtree: true, attributes: true });
  });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.cls += entry.value;
  });
  observe('longtask', ({ duration }) => (seen.longTasks += Math.max(0, duration - 50)));
}

/** Runs in the page. */
const untilRows = () =>
  Promise.race([
    window.whenSeen,
    new Promise((_, reject) => {
      const tell = () =>
        reject(new Error(`No rows at ${location.href}: ${document.body.innerText}`));
      setTimeout(tell, 60_000);
    }),
  ]);

/** Runs in the page: itself, and all that was asked for until the rows were there; no row waits for a font. */
const requestsBeforeRows = () =>
  1 +
  performance
    .getEntriesByType('resource')
    .filter(({ startTime, name }) => startTime < window.seen.rows && !name.endsWith('.woff2'))
    .length;

/** Runs in the page: a call that began after another was answered may have waited for it. */
function depthOfCalls(): number {
  const calls = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name, startTime }) => name.includes('/api/') && startTime < window.seen.rows);
  const depthOf = (start: number): number =>
    1 +
    Math.max(
      0,
      ...calls.filter((call) => call.responseEnd <= start).map((call) => depthOf(call.startTime)),
    );
  return Math.max(0, ...calls.map((call) => depthOf(call.startTime)));
}

async function slowDown(page: Page, { slowdown, line }: Device) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (line === null) return;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.delay,
    downloadThroughput: line.bits / BITS,
    uploadThroughput: line.bits / BITS,
  });
}

async function visit(page: Page, go: () => Promise<unknown>): Promise<Visit> {
  await go();
  await page.evaluate(untilRows);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => window.seen);
  const requests = await page.evaluate(requestsBeforeRows);
  return { ...seen, requests, apiDepth: await page.evaluate(depthOfCalls) };
}

export interface Target {
  readonly url: string;
  /** Is there when the rows are. */
  readonly selector: string;
  readonly token: string | null;
}

/** What a tab keeps of its session, by name. */
type Kept = Readonly<Record<string, string>>;

async function openTab(browser: Browser, selector: string, kept: Kept): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(watchFor, selector);
  await context.addInitScript((entries) => {
    if (window.sessionStorage.length > 0) return;
    for (const [name, value] of Object.entries(entries)) window.sessionStorage.setItem(name, value);
  }, kept);
  return context.newPage();
}

const keptBy = (page: Page): Promise<Kept> =>
  page.evaluate(() => Object.fromEntries(Object.entries(window.sessionStorage)));

/** A returning visitor opens the page: with none of its files left, and then with all of them. */
export async function measureVisits(browser: Browser, target: Target, device: Device) {
  const go = (page: Page) => () => page.goto(target.url, { waitUntil: 'commit' });
  const token: Kept = target.token === null ? {} : { 'digis.token': target.token };
  const before = await openTab(browser, target.selector, token);
  await visit(before, go(before));
  const kept = await keptBy(before);
  await before.context().close();

  const page = await openTab(browser, target.selector, kept);
  await slowDown(page, device);
  const cold = await visit(page, go(page));
  const warm = await visit(page, () => page.reload({ waitUntil: 'commit' }));
  await page.context().close();
  return { cold, warm };
}

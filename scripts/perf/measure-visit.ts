/** One visit with a slow processor and a slow line: when the rows were there, and what it was like until then. */
import type { Browser, BrowserContext, Page } from '@playwright/test';

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
}

const BITS = 8;

declare global {
  interface Window {
    seen: Omit<Visit, 'requests'>;
  }
}

/** Runs in the page before anything of it: notes when the wanted element is first there. */
function watchFor(selector: string) {
  const seen = { rows: 0, lcp: 0, cls: 0, longTasks: 0 };
  window.seen = seen;
  const look = () => {
    if (document.querySelector(selector)) seen.rows = performance.now();
    else requestAnimationFrame(look);
  };
  look();
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

const untilRows = () =>
  new Promise<void>((resolve, reject) => {
    const look = () => {
      if (window.seen.rows > 0) resolve();
      else if (performance.now() > 60_000)
        reject(new Error(`No rows at ${location.href}: ${document.body.innerText}`));
      else requestAnimationFrame(look);
    };
    look();
  });

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

async function visit(context: BrowserContext, url: string, device: Device): Promise<Visit> {
  const page = await context.newPage();
  await slowDown(page, device);
  let requests = 0;
  let atRows = 0;
  page.on('request', () => (requests += 1));
  await page.goto(url, { waitUntil: 'commit' });
  await page.evaluate(untilRows);
  atRows = requests;
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => window.seen);
  await page.close();
  return { ...seen, requests: atRows };
}

export interface Target {
  readonly url: string;
  /** Is there when the rows are. */
  readonly selector: string;
  readonly token: string | null;
}

/** A first visit, and one more in the same browser, whose files are kept by then. */
export async function measureVisits(browser: Browser, target: Target, device: Device) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(watchFor, target.selector);
  await context.addInitScript((token) => {
    if (token !== null) window.sessionStorage.setItem('digis.token', token);
  }, target.token);
  const cold = await visit(context, target.url, device);
  const warm = await visit(context, target.url, device);
  await context.close();
  return { cold, warm };
}

import type { PlainChromium, Tab } from './plain-chromium.ts';

export interface Visit {
  readonly rows: number;
  readonly lcp: number;
  readonly cls: number;
  readonly longTasks: number;
  readonly requests: number;
  readonly apiDepth: number;
}

declare global {
  interface Window {
    seen: Omit<Visit, 'requests' | 'apiDepth'>;
    whenSeen: Promise<number>;
  }
}

/** Runs before the page's code, and notes the first paint of the wanted element. */
function watchFor(selector: string) {
  const seen = { rows: 0, lcp: 0, cls: 0, longTasks: 0 };
  window.seen = seen;
  window.whenSeen = new Promise((resolve) => {
    // Requests no frame before that, which would force a layout between render slices.
    const watch = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      watch.disconnect();
      requestAnimationFrame(() =>
        // A timer set in a frame callback fires after that frame is painted.
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

const untilRows = () =>
  Promise.race([
    window.whenSeen,
    new Promise<never>((_, reject) => {
      const tell = () =>
        reject(new Error(`No rows at ${location.href}: ${document.body.innerText}`));
      setTimeout(tell, 60_000);
    }),
  ]);

const untilQuiet = () =>
  new Promise<void>((resolve) => {
    const count = () => performance.getEntriesByType('resource').length;
    const look = (before: number) => {
      const now = count();
      if (now === before) resolve();
      else setTimeout(look, 500, now);
    };
    setTimeout(look, 500, count());
  });

const seenSoFar = () => window.seen;

const kept = (): Kept => Object.fromEntries(Object.entries(window.sessionStorage));

/** Counts the page and all requests before the rows; fonts do not block rows. */
const requestsBeforeRows = () =>
  1 +
  performance
    .getEntriesByType('resource')
    .filter(({ startTime, name }) => startTime < window.seen.rows && !name.endsWith('.woff2'))
    .length;

/** The longest chain: a call that started after another's answer may have waited for it. */
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

/** @param url loaded again if the tab shows it */
async function visit(tab: Tab, url: string): Promise<Visit> {
  await tab.send('Page.navigate', { url });
  await tab.evaluate(untilRows);
  await tab.evaluate(untilQuiet);
  const seen = await tab.evaluate(seenSoFar);
  const requests = await tab.evaluate(requestsBeforeRows);
  return { ...seen, requests, apiDepth: await tab.evaluate(depthOfCalls) };
}

export interface Target {
  readonly url: string;
  readonly selector: string;
  readonly token: string | null;
}

type Kept = Readonly<Record<string, string>>;

function fillSession(entries: Kept) {
  if (window.sessionStorage.length > 0) return;
  for (const [name, value] of Object.entries(entries)) window.sessionStorage.setItem(name, value);
}

/** No service worker, because it would answer in place of the server. */
function refuseWorkers() {
  ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined);
}

async function openTab(browser: PlainChromium, selector: string, session: Kept): Promise<Tab> {
  const tab = await browser.openTab();
  await tab.send('Page.enable');
  await tab.send('Emulation.setDeviceMetricsOverride', {
    width: 375,
    height: 667,
    deviceScaleFactor: 1,
    mobile: false,
  });
  for (const source of [
    `(${String(watchFor)})(${JSON.stringify(selector)})`,
    `(${String(fillSession)})(${JSON.stringify(session)})`,
    `(${String(refuseWorkers)})()`,
  ])
    // oxlint-disable-next-line no-await-in-loop
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
  return tab;
}

/**
 * A returning visitor opens the page with an empty cache, then with a full one. @param slowdown how
 * many times slower than this machine's processor
 */
export async function measureVisits(browser: PlainChromium, target: Target, slowdown: number) {
  const { url, selector, token } = target;
  const before = await openTab(browser, selector, token === null ? {} : { 'digis.token': token });
  await visit(before, url);
  const session = await before.evaluate(kept);
  await before.close();

  const tab = await openTab(browser, selector, session);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const cold = await visit(tab, url);
  const warm = await visit(tab, url);
  await tab.close();
  return { cold, warm };
}

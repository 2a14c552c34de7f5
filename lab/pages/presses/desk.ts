import type { PlainChromium, Tab } from '../plain-chromium.ts';

export interface Place {
  readonly selector: string;
  readonly name?: string;
}

export interface Press {
  /** Milliseconds to the next frame, in steps of eight (Event Timing). */
  readonly paint: number;
  /** Milliseconds until the result is painted. */
  readonly shown: number;
}

interface Shown {
  begin: number;
  shown: number;
  paint: number;
}

declare global {
  interface Window {
    pressed: Shown;
    findPlace(place: Place): Element | undefined;
  }
}

function watchPresses() {
  window.pressed = { begin: 0, shown: 0, paint: 0 };
  window.findPlace = ({ selector, name }) =>
    [...document.querySelectorAll(selector)].find((element) => {
      const called = element.getAttribute('aria-label') ?? element.textContent;
      return (name === undefined || called.includes(name)) && element.checkVisibility();
    });
  const note = (entry: PerformanceEntry) => {
    if (!('interactionId' in entry) || entry.interactionId === 0) return;
    if (entry.startTime + 1 < window.pressed.begin) return;
    window.pressed.paint = Math.max(window.pressed.paint, entry.duration);
  };
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
}

function middleOf(place: Place) {
  const element = window.findPlace(place);
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function awaitPlace(place: Place | null) {
  const seen: Shown = { begin: Infinity, shown: 0, paint: 0 };
  window.pressed = seen;
  const begin = ({ timeStamp }: Event) => (seen.begin = Math.min(seen.begin, timeStamp));
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, begin, { capture: true, once: true });
  if (!place) return;
  const look = () => {
    if (seen.begin === Infinity || !window.findPlace(place)) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => (seen.shown = performance.now() - seen.begin)));
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true, attributes: true });
}

const whatWasPressed = () => window.pressed;

const WAITS = 400;
const LOOKS = 100;
export const pause = (ms: number) => new Promise((pass) => setTimeout(pass, ms));

export class Desk {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  async run<Given, Result>(ask: (given: Given) => Result, given: Given): Promise<Awaited<Result>> {
    const expression = `(${String(ask)})(${JSON.stringify(given)})`;
    const answer = await this.tab.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description);
    return answer.result.value;
  }

  /** Moves and presses at once, because a resting pointer would preload the dialog. */
  async press(place: Place, shows: Place | null = null): Promise<Press> {
    const at = await this.until(place);
    await this.run(awaitPlace, shows);
    await this.tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
    const button = { ...at, button: 'left', clickCount: 1 };
    await this.tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
    await this.tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
    return this.seen(place, shows);
  }

  async type(text: string): Promise<number> {
    let paint = 0;
    for (const sign of text) {
      // oxlint-disable-next-line no-await-in-loop
      paint = Math.max(paint, (await this.key({ key: sign, text: sign })).paint);
    }
    return paint;
  }

  async key(key: Readonly<Record<string, unknown>>): Promise<Press> {
    await this.run(awaitPlace, null);
    await this.tab.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
    await this.tab.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, text: undefined });
    return this.seen({ selector: 'key' }, null);
  }

  /** @returns the place's middle, once the place is visible */
  async until(place: Place): Promise<{ readonly x: number; readonly y: number }> {
    for (let look = 0; look < LOOKS; look += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const at = await this.run(middleOf, place);
      if (at) return at;
      // oxlint-disable-next-line no-await-in-loop
      await pause(100);
    }
    const text = await this.tab.evaluate(() => document.body.innerText);
    throw new Error(`Nothing in sight is ${JSON.stringify(place)}: ${text}`);
  }

  private async seen(place: Place, shows: Place | null): Promise<Press> {
    for (let look = 0; look < LOOKS; look += 1) {
      // The browser reports a press after its frame.
      // oxlint-disable-next-line no-await-in-loop
      await pause(WAITS);
      // oxlint-disable-next-line no-await-in-loop
      const { paint, shown } = await this.tab.evaluate(whatWasPressed);
      if (!shows || shown > 0) return { paint: Math.max(16, paint), shown: Math.round(shown) };
    }
    throw new Error(`${JSON.stringify(place)} did not show ${JSON.stringify(shows)}.`);
  }
}

function signIn(token: string) {
  window.sessionStorage.setItem('digis.token', token);
}

export async function openDesk(browser: PlainChromium, token: string, slowdown: number) {
  const tab = await browser.openTab();
  await tab.send('Page.enable');
  const size = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };
  await tab.send('Emulation.setDeviceMetricsOverride', size);
  for (const source of [
    `(${String(watchPresses)})()`,
    `(${String(signIn)})(${JSON.stringify(token)})`,
  ])
    // oxlint-disable-next-line no-await-in-loop
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return new Desk(tab);
}

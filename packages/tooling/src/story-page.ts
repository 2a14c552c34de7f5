/** Opens stories in one Chromium, several pages in parallel, and waits until each is stable. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { chromiumArgs, findChromium } from './find-chromium.ts';
import { WAIT } from './hang-guard.ts';
import { storyPhase } from './story-phase.ts';

export type Globals = Readonly<Record<string, string>>;

export const launch = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findChromium(),
    // The same pixels on every machine: no subpixel text, one colour space.
    args: [...chromiumArgs, '--font-render-hinting=none', '--force-color-profile=srgb'],
  });

const query = (globals: Globals) =>
  Object.entries({ ...globals, 'a11y.manual': '!true' })
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

async function phaseOf(page: Page) {
  const ended = await page.waitForFunction(storyPhase);
  return ended.jsonValue();
}

const TRIES = 3;

/**
 * Resolves once the story is rendered and played, with fonts and images loaded. Retries an
 * interrupted story; rejects after repeated failures.
 * @returns `failed` after an error in its play, which may depend on the window's size; the story is rendered anyway
 */
export async function openStory(
  page: Page,
  url: string,
  id: string,
  globals: Globals = {},
): Promise<'finished' | 'failed'> {
  const address = `${url}/iframe.html?id=${id}&viewMode=story&globals=${query(globals)}`;
  let phase: unknown;
  for (let tries = 1; ; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(address);
    // oxlint-disable-next-line no-await-in-loop
    phase = await phaseOf(page).catch((cause: unknown) => {
      throw new Error(`The story ${id} does not end.`, { cause });
    });
    if (phase === 'finished' || phase === 'failed') break;
    if (tries === TRIES) throw new Error(`The story ${id} was ${String(phase)} ${TRIES} times.`);
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  return phase === 'failed' ? 'failed' : 'finished';
}

export async function onPages<Task>(
  browser: Browser,
  tasks: readonly Task[],
  work: (page: Page, task: Task) => Promise<void>,
  { count = 3, options = {} }: { count?: number; options?: BrowserContextOptions } = {},
): Promise<void> {
  const queue = [...tasks];
  await Promise.all(
    Array.from({ length: count }, async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      context.setDefaultTimeout(WAIT);
      const page = await context.newPage();
      for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
        await work(page, task);
      }
      await context.close();
    }),
  );
}

/** `pnpm e2e:stories`: opens each story of the built Storybook alone, as a designer does, in Chromium, Firefox and WebKit, and names those that fail. `--engine` and `--story` select. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type BuiltStorybook, serveStorybook } from '@digis/tooling/built-storybook';
import { WAIT } from '@digis/tooling/hang-guard';
import { launch } from '@digis/tooling/story-page';
import { windowsOf } from '@digis/tooling/story-windows';
import type { Browser, Size, Tab } from './drivers/tab.ts';
import { type Engine, engines } from './engines.ts';

const { values } = parseArgs({
  options: {
    engine: {
      type: 'string',
      multiple: true,
      default: ['chromium-now', 'firefox-esr', 'webkitgtk'],
    },
    story: { type: 'string', multiple: true, default: [''] },
  },
});

const DESK: Size = { width: 1280, height: 720 };
/** Milliseconds between two looks at the story. */
const BETWEEN_LOOKS = 50;

/** Null if the story and its play pass. */
async function faultOf(tab: Tab, url: string, id: string): Promise<string | null> {
  const heardBefore = tab.faults.length;
  await tab.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  for (let looked = 0; looked < WAIT; looked += BETWEEN_LOOKS) {
    // oxlint-disable-next-line no-await-in-loop
    const phase = await tab.ask('storyPhase').catch(() => null);
    if (phase === 'finished') return tab.faults.slice(heardBefore)[0] ?? null;
    // oxlint-disable-next-line no-await-in-loop
    if (phase !== null) return `${phase}: ${await tab.ask('storyFault')}`;
    // oxlint-disable-next-line no-await-in-loop
    await sleep(BETWEEN_LOOKS);
  }
  return 'it does not end';
}

/** One window at a time, because only the front window has the focus. */
async function openIn(browser: Browser, { url, stories }: BuiltStorybook, sizes: Sizes) {
  const wanted = stories.filter(({ id }) => values.story.some((part) => id.includes(part)));
  const bySize = Map.groupBy(wanted, ({ id }) => JSON.stringify(sizes.get(id) ?? DESK));
  let [opened, failed] = [0, 0];
  for (const [size, some] of bySize) {
    // oxlint-disable-next-line no-await-in-loop
    const found = await browser.open(JSON.parse(size), false).catch((reason: unknown) => {
      console.log(`  ${some.length} stories of ${size} are left out: ${String(reason)}`);
      return null;
    });
    if (found === null) continue;
    const { tab, close } = found;
    opened += some.length;
    for (const { id } of some) {
      // oxlint-disable-next-line no-await-in-loop
      const fault = await faultOf(tab, url, id);
      if (fault === null) continue;
      failed += 1;
      console.log(`  ${id}: ${fault.slice(0, 300)}`);
    }
    // oxlint-disable-next-line no-await-in-loop
    await close();
  }
  console.log(`  ${opened} of ${wanted.length} stories opened alone, ${failed} failed`);
  return failed;
}

type Sizes = Awaited<ReturnType<typeof windowsOf>>;

async function run(engine: Engine, storybook: BuiltStorybook, sizes: Sizes) {
  const browser = await engine.open();
  console.log(`\n${engine.name}, ${browser.version}`);
  try {
    return await openIn(browser, storybook, sizes);
  } finally {
    await browser.close();
  }
}

const storybook = await serveStorybook();
const chromium = await launch();
const sizes = await windowsOf(chromium, storybook);
await chromium.close();
let failed = 0;
for (const engine of engines.filter(({ name }) => values.engine.includes(name)))
  // oxlint-disable-next-line no-await-in-loop
  failed += await run(engine, storybook, sizes);
storybook.close();
process.exit(failed > 0 ? 1 : 0);

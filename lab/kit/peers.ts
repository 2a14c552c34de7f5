/**
 * `pnpm --dir lab run peers`: the kit beside MUI X, Mantine and React Aria, at a quarter of the
 * speed. Medians in milliseconds; `--proof` writes docs/proof/ui-peers.json.
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '@digis/tooling/find-chromium';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, proof: { type: 'boolean', default: false } },
});
const SLOWER = 4;

const libraries = {
  digis: ['table', 'picker', 'names', 'several', 'one'],
  mui: ['table', 'picker', 'names'],
  mantine: ['table', 'picker', 'names'],
  aria: ['table', 'names'],
} as const;

async function pageOf(name: string): Promise<string> {
  const input = join(import.meta.dirname, 'peers', `${name}.tsx`);
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), react()],
    resolve: { dedupe: ['react', 'react-dom', 'react-aria-components'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      rolldownOptions: { input, output: { codeSplitting: false } },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const code = outputs.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
  const css = outputs.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  const script = code.replaceAll('</script', '<\\/script');
  return `<!doctype html><html lang="en"><title>${name}</title><style>${css.join('\n')}</style><body><script type="module">${script}</script>`;
}

type Figures = Record<string, number>;

const medianOf = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

/** A fresh browser for each page, because a page just closed would slow the next. */
async function measure(html: string, what: string): Promise<Figures> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.route('http://peers.test/', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
    );
    await page.goto('http://peers.test/');
    await page.waitForFunction(() => 'bench' in window);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await page.evaluate(`bench.${what}()`);
  } catch (cause) {
    throw new Error(`${await page.title()}: ${what}`, { cause });
  } finally {
    await browser.close();
  }
}

const pages = Object.fromEntries(
  await Promise.all(
    Object.keys(libraries).map(async (name) => [name, await pageOf(name)] as const),
  ),
);
const taken: Record<string, Record<string, number[]>> = {};
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const [name, scenes] of Object.entries(libraries)) {
    for (const scene of scenes) {
      const figures = await measure(pages[name] ?? '', scene);
      for (const [what, ms] of Object.entries(figures)) {
        const by = (taken[what] ??= {});
        (by[name] ??= []).push(ms);
      }
    }
  }
}
const medians = Object.fromEntries(
  Object.entries(taken).map(([what, by]) => [
    what,
    Object.fromEntries(Object.entries(by).map(([name, all]) => [name, Math.round(medianOf(all))])),
  ]),
);
const of = (what: string, name: string) => medians[what]?.[name] ?? Number.NaN;
const ratio = (what: string, peer: string, goal: number) => {
  const is = Number((of(what, 'digis') / of(what, peer)).toFixed(2));
  return { what: `${what} ÷ ${peer}`, is, goal, holds: is <= goal };
};
const choice = of('MultiSelect of 5,000', 'digis') / of('Select of 5,000', 'digis');
const goals = [
  ratio('mount 1,000 rows', 'mui', 0.4),
  ratio('date picker, first', 'mui', 0.6),
  ratio('date picker, second', 'mui', 0.9),
  ratio('date picker, first', 'mantine', 1.2),
  ratio('date picker, second', 'mantine', 1.2),
  ratio('5,000 names, first key', 'mui', 0.6),
  { what: 'MultiSelect ÷ Select', is: Number(choice.toFixed(2)), goal: 1.5, holds: choice <= 1.5 },
];
console.table(medians);
console.table(goals);
console.log(`load ${(loadavg()[0] ?? 0).toFixed(1)}, ${values.rounds} rounds, 1/${SLOWER} speed`);
if (values.proof) {
  const file = join(import.meta.dirname, '../../docs/proof/ui-peers.json');
  writeFileSync(file, `${JSON.stringify({ slower: SLOWER, medians, goals }, null, 2)}\n`);
}
if (goals.some(({ holds }) => !holds)) process.exitCode = 1;

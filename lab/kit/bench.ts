/**
 * `pnpm --dir lab run kit`: measures long tables and a long form at a quarter of the speed, against
 * goals.
 */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '@digis/tooling/find-chromium';

const root = join(import.meta.dirname, '.');
const proof = join(import.meta.dirname, '../../docs/proof/ui-bench.json');
const SLOWER = 4;

async function pageFiles(): Promise<Map<string, string>> {
  const result = await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { write: false, target: 'es2022' },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return new Map(
    outputs.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : String(file.source),
    ]),
  );
}

async function serve(files: ReadonlyMap<string, string>) {
  const kinds: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    response.setHeader('content-type', kinds[path.split('.').at(-1) ?? ''] ?? 'text/html');
    response.end(files.get(path) ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    close: () => server.close(),
  };
}

type Figures = Record<string, number>;

async function measure(page: Page, url: string, call: string): Promise<Figures> {
  await page.goto(url);
  const session = await page.context().newCDPSession(page);
  await page.waitForFunction(() => 'bench' in window);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const figures: Figures = await page.evaluate(`bench.${call}`);
  await session.detach();
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(1))]),
  );
}

const site = await serve(await pageFiles());
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...chromiumArgs],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await measure(page, site.url, "table('kit', 20)");
const figures: Record<string, Figures> = {};
for (const count of [100, 1_000, 10_000]) {
  for (const kind of ['kit', 'plain']) {
    figures[`${kind}, ${count} rows`] = await measure(page, site.url, `table('${kind}', ${count})`);
  }
}
await page.setViewportSize({ width: 375, height: 740 });
for (const count of [100, 3_000]) {
  figures[`cards, ${count} rows`] = await measure(page, site.url, `table('kit', ${count})`);
}
await page.setViewportSize({ width: 1280, height: 800 });
figures['dialog of 30 fields'] = await measure(page, site.url, 'dialog()');
// With twenty options, mostly React Aria's own time; more options show how time grows.
for (const [kind, count] of [
  ['ComboBox', 20],
  ['ComboBox', 5000],
  ['Select', 5000],
]) {
  figures[`${kind} of ${count}`] = await measure(page, site.url, `choices('${kind}', ${count})`);
}
const chromiumVersion = browser.version();
await browser.close();
site.close();

const of = (what: string, figure: string) => figures[what]?.[figure] ?? Number.NaN;
const few = of('kit, 100 rows', 'append');
const many = of('kit, 10000 rows', 'append');
const goals = [
  { what: 'append of 10 to 1,000 rows, ms', is: of('kit, 1000 rows', 'append'), goal: 25 },
  { what: 'append of 10 to 10,000 rows, ms', is: many, goal: 25 },
  { what: 'append at 10,000 rows ÷ at 100', is: Number((many / few).toFixed(2)), goal: 1.5 },
  { what: 'DOM nodes at 10,000 rows', is: of('kit, 10000 rows', 'domNodes'), goal: 1_500 },
  { what: 'scroll p95 at 10,000 rows, ms', is: of('kit, 10000 rows', 'scrollP95'), goal: 25 },
  { what: 'append of 10 to 3,000 cards, ms', is: of('cards, 3000 rows', 'append'), goal: 25 },
  { what: 'DOM nodes at 3,000 cards', is: of('cards, 3000 rows', 'domNodes'), goal: 1_500 },
  { what: 'scroll p95 at 3,000 cards, ms', is: of('cards, 3000 rows', 'scrollP95'), goal: 25 },
  { what: 'dialog, click to paint, ms', is: of('dialog of 30 fields', 'shell'), goal: 100 },
  { what: 'dialog, fields usable, ms', is: of('dialog of 30 fields', 'fields'), goal: 600 },
  { what: 'typing p50, ms', is: of('dialog of 30 fields', 'typingP50'), goal: 24 },
  { what: 'typing max, ms', is: of('dialog of 30 fields', 'typingMax'), goal: 56 },
  { what: 'ComboBox of 5,000, open, ms', is: of('ComboBox of 5000', 'open'), goal: 150 },
  { what: 'ComboBox of 5,000, key p50, ms', is: of('ComboBox of 5000', 'keyP50'), goal: 32 },
  {
    what: 'ComboBox, key at 5,000 ÷ at 20',
    is: Number((of('ComboBox of 5000', 'keyP50') / of('ComboBox of 20', 'keyP50')).toFixed(2)),
    goal: 2,
  },
  { what: 'Select of 5,000, open, ms', is: of('Select of 5000', 'open'), goal: 150 },
].map((row) => ({ ...row, holds: row.is <= row.goal }));

console.table(figures);
console.table(goals);
const machine = {
  cpu: cpus()[0]?.model ?? '',
  cores: cpus().length,
  load: Number((loadavg()[0] ?? 0).toFixed(1)),
  chromium: chromiumVersion,
};
writeFileSync(proof, `${JSON.stringify({ slower: SLOWER, machine, figures, goals }, null, 2)}\n`);
if (goals.some(({ holds }) => !holds)) process.exitCode = 1;

/** `pnpm --dir lab run hosts`: renders the kit under foreign style sheets, and compares it with its own page. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import pixelmatch from 'pixelmatch';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '@digis/tooling/find-chromium';
import { type Pixels, readPicture } from '@digis/tooling/picture';
import { serveFiles } from '../../packages/ui/scripts/serve-files.ts';
import { hosts } from './host-sheets.ts';

/** Percent of the pixels. */
const MOST_DIFFERENT = 0.5;
const WIDTHS = [1280, 375];
const dist = join(import.meta.dirname, '../../packages/ui/dist');
const sheet = (name: string) => readFileSync(join(dist, name), 'utf8');

async function buildScreen(folder: string) {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom'], alias: { '@digis/ui': join(dist, 'index.js') } },
    build: {
      outDir: folder,
      target: 'es2022',
      rolldownOptions: {
        input: join(import.meta.dirname, 'screen.tsx'),
        output: { entryFileNames: 'screen.js' },
      },
    },
  });
}

const pageOf = (css: readonly string[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
${css.map((part) => `<style>${part}</style>`).join('\n')}</head>
<body><div id="app"></div><script type="module" src="/screen.js"></script></body></html>`;

async function picture(page: Page, url: string): Promise<Pixels> {
  await page.goto(url);
  await page.getByRole('heading', { name: 'Schedule Event' }).waitFor();
  return readPicture(await page.screenshot({ fullPage: true, animations: 'disabled' }));
}

function differing(one: Pixels, other: Pixels): number {
  const width = Math.min(one.width, other.width);
  const height = Math.min(one.height, other.height);
  const area = Math.max(one.width, other.width) * Math.max(one.height, other.height);
  const cut = ({ data, width: full }: Pixels) => {
    const rows = Array.from({ length: height }, (_, row) =>
      data.subarray(row * full * 4, (row * full + width) * 4),
    );
    return Buffer.concat(rows);
  };
  const count = pixelmatch(cut(one), cut(other), undefined, width, height, { threshold: 0.05 });
  return ((count + area - width * height) / area) * 100;
}

/** @throws if a screen under another sheet differs from the kit's own page */
async function checkHosts(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'digis-hosts-'));
  await buildScreen(folder);
  const all = hosts({
    reset: sheet('reset.css'),
    styles: sheet('styles.css'),
    unlayered: sheet('styles.unlayered.css'),
  });
  for (const [at, { css }] of all.entries()) writeFileSync(join(folder, `${at}.html`), pageOf(css));
  const site = await serveFiles(folder);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs],
  });
  const faults: string[] = [];
  try {
    for (const width of WIDTHS) {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      const [own, ...others] = all.map(({ name }, at) => ({ name, url: `${site.url}${at}.html` }));
      if (!own) throw new Error('There is no host.');
      const expected = await picture(page, own.url);
      for (const { name, url } of others) {
        const percent = differing(expected, await picture(page, url));
        const says = `${name}, ${width} px: ${percent.toFixed(3)} % of the pixels differ`;
        console.log(says);
        if (percent > MOST_DIFFERENT) faults.push(says);
      }
    }
  } finally {
    await browser.close();
    site.close();
    rmSync(folder, { recursive: true });
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

await checkHosts();

/** Reports features in built files that the oldest supported browsers lack. After `pnpm build`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesOfFloor } from '@digis/tooling/floor';
import { scriptsAbove } from './scripts-above.ts';
import { stylesAbove } from './styles-above.ts';

const folder = process.argv[2] ?? 'apps/backoffice/dist';

function inPage(html: string): readonly string[] {
  const blocks = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gsu'))].map(([, text]) => text ?? '');
  return [...blocks('style').flatMap(stylesAbove), ...blocks('script').flatMap(scriptsAbove)];
}

const readers = { js: scriptsAbove, css: stylesAbove, html: inPage };

const files = Object.entries(readers).flatMap(([ending, read]) =>
  globSync(`**/*.${ending}`, { cwd: folder }).map((file) => ({
    file,
    found: read(readFileSync(join(folder, file), 'utf8')),
  })),
);
const above = files.filter(({ found }) => found.length > 0);
if (files.length === 0) throw new Error(`${folder} has no built files.`);
for (const { file, found } of above) console.error(`${file}: ${found.join(', ')}`);
if (above.length > 0)
  console.error(`Not in every browser of ${namesOfFloor}: use plain code, or ask with @supports.`);
else console.log(`${files.length} files keep to ${namesOfFloor}.`);
process.exitCode = above.length > 0 ? 1 : 0;

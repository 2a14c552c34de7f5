/** Compares the size of a first visit with its budgets. After `pnpm build`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const KIB = 1024;
const dist = 'apps/backoffice/dist';

interface Chunk {
  readonly name?: string;
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
);

function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
  if (!chunk)
    throw new Error(
      `The build has no ${key}: the route was renamed, and scripts/release/size.ts was not.`,
    );
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const next of chunk.imports ?? []) filesOf(next, seen);
  return seen;
}

const visit = (...keys: string[]) => new Set(keys.flatMap((key) => [...filesOf(key)]));

function gzipped(files: Iterable<string>, ending: string): number {
  const contents = [...files]
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(dist, file)));
  const gz = contents.map((content) => gzipSync(content, { level: 9 }).length);
  return gz.reduce((total, bytes) => total + bytes, 0) / KIB;
}

// apps/backoffice/build/first-screens.ts names the files; English is in the base, the calendar in
// the app.
const signIn = visit('base', 'sign-in');
const calendar = visit('base', 'app');
const onTop = (key: string) => [...visit(key)].filter((file) => !calendar.has(file));
const form = onTop('forms');
const events = onTop('lists');
/** Code of workers delays no screen. */
const isOfWorker = (file: string) => /\.worker-[^/]*\.js$/u.test(file);
const scripts = readdirSync(join(dist, 'assets'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => join('assets', file));
const all = scripts.filter((file) => !isOfWorker(file));

/** Each user loads one language only, so further ones cost nothing. */
const words = new Set(
  Object.entries(manifest)
    .filter(([source]) => /^src\/(?:i18n|locales)\//u.test(source))
    .map(([, { file }]) => file),
);
const wordless = all.filter((file) => !words.has(file));

/** Chunks outside the first screens, forms and lists. */
function largestOther(): number {
  const shared = new Set([...signIn, ...calendar, ...form, ...events]);
  return Math.max(...all.filter((file) => !shared.has(file)).map((file) => gzipped([file], '.js')));
}

const scriptsOf = (files: Iterable<string>) =>
  [...files].filter((file) => file.endsWith('.js')).length;

/** Each file costs a slow processor some 15 ms, whatever its size. */
const mostFilesOfAScreen = () => {
  const screens = Object.keys(manifest).filter((key) => key.endsWith('-screen.tsx'));
  return Math.max(...screens.map((key) => scriptsOf(visit('base', 'app', key))));
};

/** Everything that must arrive before the first paint. */
const page = readFileSync(join(dist, 'index.html'), 'utf8');

/** Inlined styles; the first screens load no others. */
function inlinedStyles(): number {
  const styles = [...page.matchAll(/<style>(?<text>.*?)<\/style>/gsu)].map(
    ({ groups }) => groups?.['text'] ?? '',
  );
  return gzipSync(styles.join(''), { level: 9 }).length / KIB;
}

const rows = [
  ['sign-in, JS', gzipped(signIn, '.js'), 118],
  ['first signed-in route (calendar), JS', gzipped(calendar, '.js'), 155],
  ['files of JS before the rows of the calendar', scriptsOf(calendar), 8],
  ['files of JS that a screen waits for, at most', mostFilesOfAScreen(), 14],
  ['the page itself, brotli', brotliCompressSync(page).length / KIB, 14.2],
  ['first screens, CSS in the page', inlinedStyles(), 9],
  ['a list (events), JS on top of it', gzipped(events, '.js'), 60],
  ['Schedule Event form, JS on top of it', gzipped(form, '.js'), 133],
  ['largest file that only some screens load, JS', largestOther(), 40],
  ['the worker that reads a sheet to import, JS', gzipped(scripts.filter(isOfWorker), '.js'), 140],
  ['all JS of all routes, without the words of the languages', gzipped(wordless, '.js'), 598],
] as const;

console.log('| what | KiB | budget |\n|---|--:|--:|');
for (const [what, size, budget] of rows) {
  console.log(`| ${what} | ${size.toFixed(1)} | ${budget}${size > budget ? ' (over)' : ''} |`);
}
if (rows.some(([, size, budget]) => size > budget)) process.exitCode = 1;

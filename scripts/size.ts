/** `pnpm size`: what a first visit loads, compressed, beside the budgets; the figures gate from the last part on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const KIB = 1024;
const dist = 'apps/backoffice/dist';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
);

/** A chunk and all it imports without waiting, as files. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(`The build has no ${key}: the route was renamed, and scripts/size.ts was not.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const next of chunk.imports ?? []) filesOf(next, seen);
  return seen;
}

/** Several entry points at once, as a visit loads them. */
const visit = (...keys: string[]) => new Set(keys.flatMap((key) => [...filesOf(key)]));

function sizeOf(files: Iterable<string>, ending: string) {
  const contents = [...files]
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(dist, file)));
  const sum = (compress: (content: Buffer) => Buffer) =>
    contents.reduce((total, content) => total + compress(content).length, 0) / KIB;
  return {
    gz: sum((content) => gzipSync(content, { level: 9 })),
    br: sum((content) => brotliCompressSync(content)),
  };
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
const catalogue = 'src/locales/en.po';
const signIn = visit(entry, catalogue, 'src/session/sign-in.tsx');
const calendar = visit(
  entry,
  catalogue,
  'src/app/app.tsx',
  'src/features/calendar/calendar-screen.tsx',
);
const form = visit('src/features/events/event-form-dialog.tsx');
const formAlone = [...form].filter((file) => !calendar.has(file));
const all = readdirSync(join(dist, 'assets'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => join('assets', file));

const rows = [
  ['sign-in, JS', sizeOf(signIn, '.js').gz, 100],
  ['first signed-in route (calendar), JS', sizeOf(calendar, '.js').gz, 115],
  ['first signed-in route, JS in brotli', sizeOf(calendar, '.js').br, 98],
  ['first signed-in route, CSS', sizeOf(calendar, '.css').gz, 8],
  ['Schedule Event form, JS on top of it', sizeOf(formAlone, '.js').gz, 110],
  ['all JS of all routes', sizeOf(all, '.js').gz, 280],
] as const;

console.log('| what | KiB | budget |\n|---|--:|--:|');
for (const [what, size, budget] of rows) {
  console.log(`| ${what} | ${size.toFixed(1)} | ${budget}${size > budget ? ' (over)' : ''} |`);
}

/** Sources of the first screens: everything not loaded by `lazyFeature`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from '@digis/tooling/import-graph';

const root = join(import.meta.dirname, '../../..');
const app = 'apps/backoffice/';

const entries = ['src/main.tsx', 'src/first-paint/page-shell.tsx'];

/** Dynamic imports of a `lazyFeature` file belong to the feature catalogue. */
function leadsTo(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const isLeading = text.includes('lazyFeature');
  return importsOf(file, text)
    .filter(({ kind }) => kind === 'code' || (kind === 'late' && !isLeading))
    .map(({ to }) => to)
    .filter((to) => /\.tsx?$/u.test(to));
}

export function firstSources(): string[] {
  const seen = new Set<string>();
  const walk = (file: string): void => {
    if (seen.has(file) || !existsSync(join(root, file))) return;
    seen.add(file);
    for (const next of leadsTo(file)) walk(next);
  };
  for (const entry of entries) walk(app + entry);
  return [...seen].map((file) => file.slice(app.length)).toSorted();
}

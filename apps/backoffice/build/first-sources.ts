/** The sources of the first screens: all that the start leads to, up to what `lazyFeature` loads later. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const source = join(import.meta.dirname, '../src');

/** The start, and the shell that the build draws into the page. */
const entries = ['main.tsx', 'first-paint/page-shell.tsx'];

/** Imports and exports from another file of the app, none of them of types alone. */
const STATIC = /^(?:import|export)(?! type\b)[^;'"]*?(?:\bfrom )?'([#.][^']+\.tsx?)';/gmu;
const LAZY = /\bimport\('([#.][^']+\.tsx?)'\)/gu;

const fileOf = (from: string, specifier: string): string =>
  specifier.startsWith('#') ? join(source, specifier.slice(1)) : join(dirname(from), specifier);

/** A file with `lazyFeature` loads nothing else late: its late imports come with the catalogue of the features. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const isLeading = text.includes('lazyFeature');
  return [...text.matchAll(STATIC), ...(isLeading ? [] : text.matchAll(LAZY))].map(
    ([, specifier = '']) => fileOf(file, specifier),
  );
}

/** Paths from the root of the app. */
export function firstSources(): string[] {
  const seen = new Set<string>();
  const walk = (file: string): void => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const next of importsOf(file)) walk(next);
  };
  for (const entry of entries) walk(join(source, entry));
  return [...seen].map((file) => `src/${file.slice(source.length + 1)}`).toSorted();
}

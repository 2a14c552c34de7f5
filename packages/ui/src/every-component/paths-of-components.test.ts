import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import * as app from '../app.ts';
import * as catering from '../catering.ts';
import * as kit from '../index.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../components/*/*.tsx', '!**/*.{test,stories}.tsx'],
  { eager: true },
);
const sources: Readonly<Record<string, unknown>> = manifest.exports;
const built: Readonly<Record<string, unknown>> = manifest.publishConfig.exports;

function sourceOf(name: string): string {
  const path = sources[`./${name}`];
  return typeof path === 'string'
    ? path.replace('./src/', '../')
    : `../components/${name}/${name}.tsx`;
}

/** Exports that render nothing or belong to the whole app have no path of their own. */
const ofTheRoot = new Set(['ErrorBoundary', 'KitProvider', 'UiProvider']);
const components = Object.entries<unknown>({ ...kit, ...app, ...catering }).filter(
  ([name]) => /^[A-Z][a-z]/u.test(name) && !ofTheRoot.has(name),
);

test.each(components)(
  '%s has its own path, which exports the same component',
  (name, component) => {
    expect(modules[sourceOf(name)]?.[name]).toBe(component);
  },
);

test('the package exports the paths of the sources, beside its style sheets', () => {
  const paths = Object.keys(built).filter((path) => !/\.(?:css|json)$|internal/u.test(path));
  expect(paths.toSorted()).toEqual(
    Object.keys(sources)
      .filter((path) => !/\.(?:css|json)$/u.test(path))
      .toSorted(),
  );
});

test('each language file has its own path, and nothing else has', () => {
  const locales = Object.keys(sources).filter((path) => path.startsWith('./locales/'));
  const files = readdirSync(join(import.meta.dirname, '../i18n'));
  const languages = files.filter((file) => /^[a-z]{2}\.ts$/u.test(file));
  expect(locales.toSorted()).toEqual(languages.map((file) => `./locales/${file.slice(0, 2)}`));
});

const published = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!**/*.{test,stories}.{ts,tsx}', '!../components/private/**'],
  { eager: true, query: '?raw', import: 'default' },
);

/** The build bundles the domain's functions, but not its types. */
test('no published type refers to the unpublished domain package', () => {
  const files = Object.entries(published).filter(([, source]) =>
    /^import type [^;]*from '@digis\/domain'/mu.test(source),
  );
  expect(files.map(([file]) => file)).toEqual([]);
});

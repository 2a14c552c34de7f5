import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { firstFiles } from './first-files.ts';

interface Part {
  readonly of?: string | readonly string[];
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

function buildOf(parts: Readonly<Record<string, Part>>): Rolldown.OutputBundle {
  const chunks = Object.entries(parts).map(([fileName, { of = [], imports = [], css = [] }]) => [
    fileName,
    {
      type: 'chunk',
      fileName,
      moduleIds: [of].flat().map((module) => `/web/src/${module}`),
      imports,
      viteMetadata: { importedCss: new Set(css) },
    },
  ]);
  return Object.fromEntries(chunks);
}

const parts = {
  'base.js': { of: ['main.tsx', 'locales/first/en.po'], css: ['base.css'] },
  'app.js': { of: 'app/app.tsx', imports: ['base.js', 'frame.js'], css: ['app.css'] },
  'frame.js': {},
  'sign-in.js': { of: 'sign-in/sign-in.tsx', imports: ['base.js'], css: ['sign-in.css'] },
  'amharic.js': { of: 'locales/first/am.po', imports: ['base.js'] },
  'lists.js': { css: ['lists.css'] },
  'en.js': { of: 'locales/en.po' },
  'am.js': { of: 'locales/am.po' },
  'clients.js': {
    of: 'features/clients/clients-screen.tsx',
    imports: ['base.js', 'frame.js', 'lists.js'],
  },
  'client-form.js': { of: 'features/clients/client-form.tsx' },
};
const html = '<script src="/base.js"></script>';

it('each first screen lists the scripts it needs, except those already in the page', () => {
  expect(firstFiles(buildOf(parts), html).scripts).toMatchObject({
    signIn: ['sign-in.js'],
    app: ['app.js', 'frame.js'],
  });
});

it('the styles of the first screens are inlined into the page, base styles first', () => {
  expect(firstFiles(buildOf(parts), html).styles).toEqual(['base.css', 'sign-in.css', 'app.css']);
});

it('each screen is listed by path with its scripts and styles, without those of the frame', () => {
  expect(firstFiles(buildOf(parts), html).scripts.screens).toEqual({
    '/clients': ['clients.js', 'lists.js', 'lists.css'],
  });
});

it('each language lists its message files, without the first English ones, which are in the page', () => {
  expect(firstFiles(buildOf(parts), html).scripts.words).toEqual({
    en: { first: [], features: ['en.js'] },
    am: { first: ['amharic.js'], features: ['am.js'] },
  });
});

it('an installed app caches exactly the files of both first screens and of each language', () => {
  expect([...new Set(firstFiles(buildOf(parts), html).shell)].toSorted()).toEqual(
    ['amharic.js', 'app.css', 'app.js', 'base.css', 'base.js', 'frame.js'].concat([
      'sign-in.css',
      'sign-in.js',
    ]),
  );
});

it('a renamed module fails the build', () => {
  const { 'amharic.js': _renamed, ...rest } = parts;
  expect(() => firstFiles(buildOf(rest), html)).toThrow('no file with src/locales/first/am.po');
});

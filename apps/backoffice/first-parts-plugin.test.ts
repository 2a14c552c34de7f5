import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { partsOf } from './first-parts-plugin.ts';

interface Part {
  readonly of?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly code?: string;
}

/** A build of these files; a part is the one that a module of the app is loaded by. */
function buildOf(parts: Readonly<Record<string, Part>>): Rolldown.OutputBundle {
  const chunks = Object.entries(parts).map(
    ([fileName, { of, imports = [], css = [], code = '' }]) => [
      fileName,
      {
        type: 'chunk',
        fileName,
        facadeModuleId: of === undefined ? null : `/app/src/${of}`,
        moduleIds: [],
        imports,
        code,
        viteMetadata: { importedCss: new Set(css) },
      },
    ],
  );
  return Object.fromEntries(chunks);
}

const parts = {
  'base.js': {},
  'frame.js': { imports: ['base.js'], css: ['frame.css'] },
  'app.js': {
    of: 'app/app.tsx',
    imports: ['frame.js'],
    code: 'export{a as App}from"./frame.js";',
  },
  'sign-in.js': { of: 'session/sign-in.tsx', imports: ['base.js'] },
  'amharic.js': { of: 'i18n/amharic.ts' },
  'english-rest.js': { of: 'i18n/english-rest.ts' },
  'amharic-rest.js': { of: 'i18n/amharic-rest.ts' },
  'lists.js': { css: ['lists.css'] },
  'clients.js': {
    of: 'features/clients/clients-screen.tsx',
    imports: ['base.js', 'frame.js', 'lists.js'],
  },
  'client-form.js': { of: 'features/clients/client-form.tsx' },
};
const html = '<script src="/base.js"></script>';

it('each side is brought with what it needs, but for what the page names itself', () => {
  expect(partsOf(buildOf(parts), html)).toMatchObject({
    signIn: ['sign-in.js'],
    app: ['frame.js'],
    amharic: ['amharic.js'],
  });
});

it('a screen is brought with its styles, by its path, without the frame that comes anyway', () => {
  expect(partsOf(buildOf(parts), html).screens).toEqual({
    '/clients': ['clients.js', 'lists.js', 'lists.css'],
  });
});

it('a part that was renamed fails the build', () => {
  const { 'amharic.js': _renamed, ...rest } = parts;
  expect(() => partsOf(buildOf(rest), html)).toThrow('no part for amharic');
});

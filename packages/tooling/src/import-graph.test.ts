import { expect, test } from 'vitest';
import { importsOf } from './import-graph.ts';

const kindsIn = (text: string) =>
  importsOf('apps/backoffice/src/api/a.tsx', text).map(({ to, kind }) => [to, kind]);

test("imports and exports of the project's files are listed with what remains in the build", () => {
  const text = `
    import { a, type B } from '../auth/a.ts';
    import type { C } from '#app/c.ts';
    import { type D } from './d.ts';
    import './sheet.css.ts';
    export { e } from './e.ts';
    export type { F } from './f.ts';
    const late = () => import('./late.tsx');
    const worker = new URL('./worker.ts', import.meta.url);
    import { useState } from 'react';
    export const element = <b>import {'{'} x {'}'} from './words.ts'</b>;`;
  expect(kindsIn(text)).toEqual([
    ['apps/backoffice/src/auth/a.ts', 'code'],
    ['apps/backoffice/src/app/c.ts', 'types'],
    ['apps/backoffice/src/api/d.ts', 'types'],
    ['apps/backoffice/src/api/sheet.css.ts', 'code'],
    ['apps/backoffice/src/api/e.ts', 'code'],
    ['apps/backoffice/src/api/f.ts', 'types'],
    ['apps/backoffice/src/api/late.tsx', 'late'],
  ]);
});

test('text that only looks like an import is ignored', () => {
  expect(kindsIn(`// import { a } from './a.ts'\nconst b = "from './b.ts'";`)).toEqual([]);
});

test('a query after the path is ignored', () => {
  expect(kindsIn(`import words from './en.po?raw';`)).toEqual([
    ['apps/backoffice/src/api/en.po', 'code'],
  ]);
});

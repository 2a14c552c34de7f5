import { importsIn } from '@digis/tooling/import-graph';
import { expect, test } from 'vitest';
import { circleFaults, WITH_FOLDERS } from './find-circles.ts';

const circlesIn = (texts: ReadonlyMap<string, string>) => circleFaults(importsIn(texts));

const app = (files: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(files).map(([path, to]) => [
      `apps/backoffice/src/${path}`,
      `import { a } from '${to}';`,
    ]),
  );

test('two folders that import each other are reported as a cycle, with the imports that close it', () => {
  const texts = app({ 'api/a.ts': '../auth/b.ts', 'auth/c.ts': '../api/d.ts' });
  expect(circlesIn(texts)).toEqual([
    'folders import each other: apps/backoffice/src/api/a.ts → apps/backoffice/src/auth/b.ts, ' +
      'apps/backoffice/src/auth/c.ts → apps/backoffice/src/api/d.ts',
  ]);
});

test('a cycle is found through subpath imports of the package', () => {
  const texts = app({ 'api/a.ts': '#auth/b.ts', 'auth/c.ts': '../api/d.ts' });
  expect(circlesIn(texts)).toHaveLength(1);
});

test('a cycle of three folders is found, whatever else imports it', () => {
  const texts = app({
    'app/a.ts': '../api/b.ts',
    'api/b.ts': '../auth/c.ts',
    'auth/c.ts': '../browser/d.ts',
    'browser/d.ts': '../api/b.ts',
  });
  expect(circlesIn(texts)).toHaveLength(1);
});

test('each feature is a folder of its own, with its subfolders', () => {
  const between = app({
    'features/events/a.ts': '../items/b.ts',
    'features/items/b.ts': '../events/a.ts',
  });
  expect(circlesIn(between)).toHaveLength(1);
  const within = app({
    'features/events/list/a.ts': '../form/b.ts',
    'features/events/form/b.ts': '../list/a.ts',
  });
  expect(circlesIn(within)).toEqual([]);
});

test('two modules in one section of the server count as separate folders', () => {
  const modules = 'apps/server/src/modules/money';
  const texts = new Map([
    [`${modules}/till/close-day.ts`, "import { a } from '../costs/cost-tags.ts';"],
    [`${modules}/costs/cost-tags.ts`, "import { b } from '../till/opening/open-books.ts';"],
    [`${modules}/till/opening/open-books.ts`, "import { c } from '../close-day.ts';"],
  ]);
  expect(circlesIn(texts)).toHaveLength(1);
});

test('a component and its importer form a cycle, even by type imports', () => {
  const root = 'packages/ui/src/components';
  const texts = new Map([
    [`${root}/Sidebar/Sidebar.tsx`, "import { NavLink } from '../private/nav/NavLink.tsx';"],
    [`${root}/private/nav/NavLink.tsx`, "import type { Item } from '../../Sidebar/Sidebar.tsx';"],
    [`${root}/private/file/FileFrame.tsx`, "import { Button } from '../../Button/Button.tsx';"],
    [`${root}/Button/Button.tsx`, "import { announce } from '../private/nav/announce.ts';"],
  ]);
  expect(circlesIn(texts)).toHaveLength(1);
});

test('one-way imports, and imports between files in src itself, form no folder cycle', () => {
  const texts = app({ 'api/a.ts': '../auth/b.ts', 'root.ts': './main.ts', 'main.ts': './root.ts' });
  expect(circlesIn(texts)).toEqual([]);
});

test('tests, stories and generated code are skipped', () => {
  expect(WITH_FOLDERS.test('apps/backoffice/src/api/hooks.ts')).toBe(true);
  for (const path of [
    'apps/backoffice/src/app/shell/shell.test.tsx',
    'apps/backoffice/src/testing/setup.ts',
    'packages/ui/src/components/Text/Text.stories.tsx',
    'packages/api-client/src/generated/contract.ts',
  ]) {
    expect(WITH_FOLDERS.test(path)).toBe(false);
  }
});

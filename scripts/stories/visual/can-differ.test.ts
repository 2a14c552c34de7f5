import { expect, test } from 'vitest';
import { storyFilesThatCanDiffer } from './can-differ.ts';

const root = 'packages/ui/src/components';
const files: Readonly<Record<string, string>> = {
  [`${root}/A/A.stories.tsx`]: "import { A } from './A.tsx';",
  [`${root}/A/A.tsx`]: "import { b } from '../private/b.ts';\nimport './A.css.ts';",
  [`${root}/private/b.ts`]: "import type { A } from '../A/A.tsx';",
  [`${root}/C/C.stories.tsx`]: "import { C } from './C.tsx';",
};
const stories = [`./${root}/A/A.stories.tsx`, `./${root}/C/C.stories.tsx`];
const canDiffer = (...changed: string[]) => [
  ...storyFilesThatCanDiffer(stories, changed, (path) => files[path] ?? null),
];

test('a story can differ when a file that it imports, directly or not, changed', () => {
  expect(canDiffer(`${root}/private/b.ts`)).toEqual([stories[0]]);
  expect(canDiffer(`${root}/A/A.css.ts`)).toEqual([stories[0]]);
  expect(canDiffer(`${root}/C/C.stories.tsx`)).toEqual([stories[1]]);
});

test('every story can differ when a file shared by all stories changed', () => {
  for (const path of ['.storybook/preview.tsx', 'packages/ui/src/tokens/tokens.ts']) {
    expect(canDiffer(path)).toEqual(stories);
  }
});

test('no story can differ when only tests, documentation or the app changed', () => {
  expect(
    canDiffer(`${root}/A/A.test.tsx`, 'docs/style.md', 'apps/backoffice/src/main.tsx'),
  ).toEqual([]);
});

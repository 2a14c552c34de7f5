import { expect, test } from 'vitest';
import { nameAlone } from '@digis/tooling/story-names';
import { withOtherNames, withTestsAside } from '../../.storybook/story-index.ts';

const dialog = 'packages/ui/src/components/Dialog/Dialog.stories.tsx';

const story = (name: string, play: boolean) => ({
  type: 'story' as const,
  importPath: dialog,
  exportName: name.replaceAll(' ', ''),
  name,
  tags: ['autodocs'],
  __stats: { play },
});
const indexer = withTestsAside({
  test: /\.stories\.tsx$/u,
  createIndex: async () => [
    story('Playground', true),
    story('Escape Returns Focus', true),
    story('Mobile Sheet', false),
  ],
});
const entries = await indexer.createIndex(dialog, { makeTitle: () => 'Overlays/Dialog' });

test('an interaction story that is no example is hidden from the sidebar', () => {
  const inTree = entries.filter(({ tags = [] }) => !tags.includes('!dev'));
  expect(inTree.map(({ name = '' }) => nameAlone(name))).toEqual(['Playground', 'Mobile Sheet']);
});

test("the search finds a component's page by its aliases", async () => {
  const page = {
    id: 'overlays-dialog--docs',
    type: 'docs' as const,
    title: 'Overlays/Dialog',
    name: 'Docs',
    importPath: `./${dialog}` as const,
    storiesImports: [],
    tags: [],
  };
  const index = await withOtherNames({ v: 5, entries: { [page.id]: page } });
  const name = index.entries[page.id]?.name ?? '';
  expect(name).toMatch(/modal/u);
  expect(nameAlone(name)).toBe('Dialog');
});

/**
 * Index of the stories: hides tests in the tree, and lets the search find components by other
 * names.
 */
import { readFile } from 'node:fs/promises';
import type { Indexer, StoryIndex } from 'storybook/internal/types';
import { ALSO, isExample } from '@digis/tooling/story-names';

const OTHER_NAMES = /^ {6}search: \[([^\]]*)\]/mu;

/** Other names of a component, read from the text because the index does not run stories. */
const otherNamesIn = (stories: string): readonly string[] =>
  [...(OTHER_NAMES.exec(stories)?.[1] ?? '').matchAll(/'([^']+)'/gu)].map(([, name = '']) => name);

export function withTestsAside(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      return entries.map((entry) => {
        const stats: unknown = Reflect.get(entry, '__stats');
        const plays =
          typeof stats === 'object' && stats !== null && Boolean(Reflect.get(stats, 'play'));
        return isExample(entry.name ?? entry.exportName, plays)
          ? entry
          : { ...entry, tags: [...(entry.tags ?? []), '!dev'] };
      });
    },
  };
}

export async function withOtherNames({ entries, ...index }: StoryIndex): Promise<StoryIndex> {
  const named = await Promise.all(
    Object.entries(entries).map(async ([id, entry]): Promise<[string, typeof entry]> => {
      if (entry.type !== 'docs' || !entry.importPath.endsWith('.stories.tsx')) return [id, entry];
      const also = otherNamesIn(await readFile(entry.importPath, 'utf8'));
      const component = entry.title.split('/').at(-1) ?? entry.title;
      return [
        id,
        also.length > 0 ? { ...entry, name: [component, also.join(', ')].join(ALSO) } : entry,
      ];
    }),
  );
  return { ...index, entries: Object.fromEntries(named) };
}

/** The index of the stories: leaves tests out of the tree, and lets the search find a component by its other names. */
import { readFile } from 'node:fs/promises';
import type { Indexer } from 'storybook/internal/types';
import { ALSO, isExample } from '@digis/tooling/story-names';

const OTHER_NAMES = /^ {6}search: \[([^\]]*)\]/mu;

/** Other names of a component, from its handbook; the index reads stories without running them. */
const otherNamesIn = (stories: string): readonly string[] =>
  [...(OTHER_NAMES.exec(stories)?.[1] ?? '').matchAll(/'([^']+)'/gu)].map(([, name = '']) => name);

/** Storybook's own indexer of stories, with the tags and names that its search and its tree read. */
export function withTestsAside(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const also = otherNamesIn(await readFile(file, 'utf8'));
      const entries = await indexer.createIndex(file, options);
      return entries.map((entry) => {
        const name = entry.name ?? entry.exportName;
        const stats: unknown = Reflect.get(entry, '__stats');
        const plays =
          typeof stats === 'object' && stats !== null && Boolean(Reflect.get(stats, 'play'));
        if (!isExample(name, plays)) return { ...entry, tags: [...(entry.tags ?? []), '!dev'] };
        return name === 'Playground' && also.length > 0
          ? { ...entry, name: `${name}${ALSO}${also.join(', ')}` }
          : entry;
      });
    },
  };
}

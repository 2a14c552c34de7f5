/** How stories stand in the tree: those that are tests are left out of it, and a component is found by its other names. */
import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Indexer } from 'storybook/internal/types';
import type { Handbook } from '../packages/ui/src/handbook/handbook.ts';
import { ALSO, isExample } from '@digis/tooling/story-names';

async function otherNames(): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = globSync('packages/ui/src/components/*/*.handbook.ts');
  const entries = files.map(async (file): Promise<[string, readonly string[]]> => {
    const { handbook }: { handbook: Handbook } = await import(pathToFileURL(resolve(file)).href);
    return [basename(dirname(file)), handbook.search];
  });
  return new Map(await Promise.all(entries));
}

/** Storybook's own indexer of stories, with the tags and names that its search and its tree read. */
export function withTestsAside(indexer: Indexer): Indexer {
  let names: Promise<ReadonlyMap<string, readonly string[]>> | undefined;
  return {
    ...indexer,
    createIndex: async (file, options) => {
      names ??= otherNames();
      const known = await names;
      const entries = await indexer.createIndex(file, options);
      return entries.map((entry) => {
        const name = entry.name ?? entry.exportName;
        const stats: unknown = Reflect.get(entry, '__stats');
        const plays =
          typeof stats === 'object' && stats !== null && Boolean(Reflect.get(stats, 'play'));
        if (!isExample(name, plays)) return { ...entry, tags: [...(entry.tags ?? []), '!dev'] };
        const also = name === 'Playground' ? known.get(basename(dirname(file))) : undefined;
        return also ? { ...entry, name: `${name}${ALSO}${also.join(', ')}` } : entry;
      });
    },
  };
}

import { posix } from 'node:path';
import { importsOf } from '@digis/tooling/import-graph';

const OF_ALL =
  /^(?:\.storybook\/|packages\/tooling\/src\/story-|pnpm-lock\.yaml$|packages\/ui\/(?:fonts|src\/(?:i18n|styles|theme|tokens)\/)|packages\/(?:domain|ethio-date)\/src\/)/u;
const SILENT = /\.test\.tsx?$|\.mdx?$/u;

/** @param importPath of a story, as the Storybook lists it: `./packages/ui/src/…` */
export function storyFilesThatCanDiffer(
  importPaths: readonly string[],
  changed: readonly string[],
  textOf: (path: string) => string | null,
): ReadonlySet<string> {
  const seen = changed.filter((path) => !SILENT.test(path));
  if (seen.some((path) => OF_ALL.test(path))) return new Set(importPaths);
  const targets = new Set(seen);
  const isReached = (from: string, visited: Set<string>): boolean => {
    if (targets.has(from)) return true;
    if (visited.has(from)) return false;
    visited.add(from);
    return importsOf(from, textOf(from) ?? '').some(({ to }) => isReached(to, visited));
  };
  return new Set(importPaths.filter((path) => isReached(posix.normalize(path), new Set())));
}

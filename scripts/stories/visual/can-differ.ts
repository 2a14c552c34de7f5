/** Finds the stories that may look different after a change: those that import, at any distance, a changed file. */
import { posix } from 'node:path';
import { targetOf } from '@digis/tooling/target-of';

const OWN = /\b(?:from|import)\s*\(?\s*'([.#][^'?]+)/gu;
/** Files that every story is drawn with. */
const OF_ALL =
  /^(?:\.storybook\/|packages\/tooling\/src\/story-|pnpm-lock\.yaml$|packages\/ui\/(?:fonts|src\/(?:i18n|styles|theme|tokens)\/)|packages\/(?:domain|ethio-date)\/src\/)/u;
/** Never drawn. */
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
    const imports = (textOf(from) ?? '').matchAll(OWN);
    return [...imports].some(([, path = '']) => isReached(targetOf(from, path), visited));
  };
  return new Set(importPaths.filter((path) => isReached(posix.normalize(path), new Set())));
}

/** The cache of reads: their keys, how to refresh them after a write, and how to clear them. */
import { mutate, unload, unstable_serialize, useSWRConfig } from 'swr';
import { ApiError } from '../api-error.ts';
import type { AnswerAt, PathOf } from '../client.ts';

/** The cache key of a read: its path with its query, as its address writes it. */
export type ReadKey<P extends PathOf<'get'>> = readonly [path: P, query: Record<string, string>];

/** Numbers and their digits are the same query. */
export const asWritten = (query: object) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );

export const keyOf = <P extends PathOf<'get'>>(path: P, query: object = {}): ReadKey<P> => [
  path,
  asWritten(query),
];

/** The key of a read that was made before, by its address in the API: `/event/counts?branch=1`. */
export function keyAt(address: string): readonly [path: string, query: Record<string, string>] {
  const { pathname, searchParams } = new URL(address, 'http://api');
  return [pathname, Object.fromEntries(searchParams)];
}

/** A refusal stays a refusal, so only a fault on the way or in the server is worth another try. */
export const readConfig = {
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) =>
    !(error instanceof ApiError) || error.status === 0 || error.status >= 500,
};

/** `/event/account` is of the family of `/event`, so a write to either concerns both. */
const familyOf = (path: string) => path.split('/')[1];

/** Lists in pages are kept by SWR under keys that no filter matches, so the mounted ones register here. */
const mountedLists = new Map<() => unknown, string>();

export function registerList(path: string, reload: () => unknown): () => void {
  mountedLists.set(reload, path);
  return () => void mountedLists.delete(reload);
}

/** Revalidates the reads under these paths, and under related paths. */
export function refresh(...paths: PathOf<'get'>[]): void {
  refreshFamilies(paths);
}

export function refreshFamilies(paths: readonly string[]): void {
  const families = new Set(paths.map(familyOf));
  void mutate((key) => Array.isArray(key) && families.has(familyOf(String(key[0]))));
  for (const [reload, path] of mountedLists) {
    if (families.has(familyOf(path))) void reload();
  }
}

/** Clears all reads, also those in flight, on sign-out. */
export function clearReads(): void {
  unload({ revalidate: false });
}

/** The cached answer of a read, if any: a further fetch is then a poll or a revalidation, which extends no session. */
export function useRemembered() {
  const { cache } = useSWRConfig();
  return <P extends PathOf<'get'>>(
    key: readonly [path: P, query: object],
  ): AnswerAt<'get', P> | undefined => cache.get(unstable_serialize(key))?.data;
}

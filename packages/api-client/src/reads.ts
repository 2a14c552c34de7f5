/** The reads that are on the screen or remembered: how to fetch them again, and how to forget them. */
import { mutate, unload, unstable_serialize, useSWRConfig } from 'swr';
import { ApiError } from './api-error.ts';
import type { PathOf } from './typed-paths.ts';

/** The path with its query: what a read is remembered by. */
export type ReadKey<P extends PathOf<'get'>> = readonly [path: P, query: object];

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

/** Lists that were left: what they had is shown at once when somebody comes back, and read again. */
const leftLists = new Set<string>();

/**
 * `key` tells a list and its filter from every other. SWR forgets to read a list of pages again that it
 * still has, once it is drawn twice before the next frame; so coming back is told here.
 */
export function registerList(path: string, key: string, reload: () => unknown): () => void {
  mountedLists.set(reload, path);
  if (leftLists.delete(key)) void reload();
  return () => {
    mountedLists.delete(reload);
    leftLists.add(key);
  };
}

/** Fetches again what was read under these paths, and under others of their families. */
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

/** Forgets every read, also those under way: for signing out. */
export function clearReads(): void {
  leftLists.clear();
  unload({ revalidate: false });
}

/** Whether a read was answered before: then another fetch of it is a poll or a refetch, which extends no session. */
export function useWasRead(): (key: ReadKey<PathOf<'get'>>) => boolean {
  const { cache } = useSWRConfig();
  return (key) => cache.get(unstable_serialize(key))?.data !== undefined;
}

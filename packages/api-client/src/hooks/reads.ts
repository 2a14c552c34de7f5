import { mutate, unload, unstable_serialize, useSWRConfig } from 'swr';
import { ApiError } from '../api-error.ts';
import type { AnswerAt, PathOf } from '../client.ts';

/** Path and query, whose values are text as in an address. */
export type ReadKey<P extends PathOf<'get'>> = readonly [path: P, query: Record<string, string>];

/** Converts values to text, so that a number and its digits are the same query. */
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

/** A read given by its address in the API: `/event/counts?branch=1`. */
export function keyAt(address: string): readonly [path: string, query: Record<string, string>] {
  const { pathname, searchParams } = new URL(address, 'http://api');
  return [pathname, Object.fromEntries(searchParams)];
}

/** Retries only after faults of the network or the server. */
export const readConfig = {
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) =>
    !(error instanceof ApiError) || error.status === 0 || error.status >= 500,
};

/** The path's first part, because a write to `/event` also concerns `/event/account`. */
const familyOf = (path: string) => path.split('/')[1];

/**
 * Reloads of mounted paged lists: SWR keeps these lists under keys that its filter does not find.
 */
const mountedLists = new Map<() => unknown, string>();

export function registerList(path: string, reload: () => unknown): () => void {
  mountedLists.set(reload, path);
  return () => void mountedLists.delete(reload);
}

/** Includes related paths: `/event` also refreshes `/event/account`. */
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

/** Clears all reads at sign-out, those in flight included. */
export function clearReads(): void {
  unload({ revalidate: false });
}

/** Finds a cached answer: fetching it again is a poll or revalidation, which extends no session. */
export function useRemembered() {
  const { cache } = useSWRConfig();
  return <P extends PathOf<'get'>>(
    key: readonly [path: P, query: object],
  ): AnswerAt<'get', P> | undefined => cache.get(unstable_serialize(key))?.data;
}

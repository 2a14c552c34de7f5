/** Hooks over SWR; a read's cache key is its path and query. */
import type { ApiClient } from './client.ts';
import { createReadAhead, createReadAheadAt, createUseRead } from './hooks/use-read.ts';
import { createUseWrite } from './hooks/use-write.ts';

export { clearReads, refresh } from './hooks/reads.ts';
export type { Read, ReadOptions } from './hooks/use-read.ts';
export type { WriteCallOptions, WriteOptions } from './hooks/use-write.ts';

export function createHooks(client: ApiClient) {
  return {
    readAhead: createReadAhead(client),
    readAheadAt: createReadAheadAt(client),
    useRead: createUseRead(client),
    useWrite: createUseWrite(client),
  };
}

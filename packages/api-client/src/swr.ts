/** Entry of the React hooks over the client; a read is cached by its path and query. */
import type { ApiClient } from './client.ts';
import { createReadAhead, createReadAheadAt, createUseRead } from './use-read.ts';
import { createUseWrite } from './use-write.ts';

export { clearReads, refresh } from './reads.ts';
export type { Read, ReadOptions } from './use-read.ts';
export type { WriteCallOptions, WriteOptions } from './use-write.ts';

export function createHooks(client: ApiClient) {
  return {
    readAhead: createReadAhead(client),
    readAheadAt: createReadAheadAt(client),
    useRead: createUseRead(client),
    useWrite: createUseWrite(client),
  };
}

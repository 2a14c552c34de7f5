/** The hook of the lists that come in pages, apart from the others because no first screen has one. */
import { createUseReadPages } from '@digis/api-client/swr';
import { client } from './client.ts';

export const useReadPages = createUseReadPages(client);

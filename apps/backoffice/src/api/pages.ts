/** The hooks of the lists that come in pages, apart from the others because no first screen has one. */
import { createReadPagesAhead, createUseReadPages } from '@digis/api-client/swr-pages';
import { client } from './client.ts';

export const readPagesAhead = createReadPagesAhead(client);
export const useReadPages = createUseReadPages(client);

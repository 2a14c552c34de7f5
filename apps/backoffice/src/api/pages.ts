/** The hooks of lists that load page by page, in a separate file because no first screen has such a list. */
import { createReadPagesAhead, createUseReadPages } from '@digis/api-client/swr-pages';
import { client } from './client.ts';

export const readPagesAhead = createReadPagesAhead(client);
export const useReadPages = createUseReadPages(client);

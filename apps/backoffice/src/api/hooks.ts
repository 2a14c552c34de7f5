/** The hooks of the API, bound once: a feature's data file is a line for each call. */
import { createHooks } from '@digis/api-client/swr';
import { client } from './client.ts';

export const { readAhead, useRead, useWrite } = createHooks(client);

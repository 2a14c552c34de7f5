/** Client of the service. Examples of the contract answer instead of a server. */
import { createApiClient } from '@digis/api-client';
import { operations } from '@digis/api-client/contract';
import { createMockFetch, exampleOf } from '@digis/api-client/mocks';
import { createHooks } from '@digis/api-client/swr';
import { createUseReadPages } from '@digis/api-client/swr-pages';

const [one] = exampleOf('get', '/client').clients;
const named = (id: number) => ({ ...one, id, full_name: `Client ${id}` });
const clients = Array.from({ length: 90 }, (_, at) => named(at + 1));

const { pageSize } = operations.listClients;

const { fetch } = createMockFetch({
  get: {
    '/client': ({ url }) => {
      const from = (Number(new URL(url).searchParams.get('page') ?? 1) - 1) * pageSize;
      return { success: true, clients: clients.slice(from, from + pageSize) };
    },
  },
  post: {
    '/login': async (request) =>
      (await request.json()).password === 'open' ? exampleOf('post', '/login') : 401,
  },
});

let token: string | null = null;
export const keepToken = (given: string) => void (token = given);
const baseUrl = `${location.origin}/api`;
export const api = createApiClient({ baseUrl, fetch, getToken: () => token });
export const { useRead, useWrite } = createHooks(api);
export const useReadPages = createUseReadPages(api);

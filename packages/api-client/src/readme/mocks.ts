import { createApiClient } from '../index.ts';
import { createMockFetch, exampleOf } from '../mocks.ts';

/** The example's clients, in another branch. */
const piassa = { id: 2, name: 'ፒያሳ' };
const clients = exampleOf('get', '/client').clients.map((one) => ({ ...one, branch: piassa }));

export const mock = createMockFetch({
  get: {
    // An answer in place of the example, or one for each request.
    '/client': { success: true, clients },
    '/event': ({ url }) => (url.includes('branch=2') ? exampleOf('get', '/event') : 403),
  },
  // The refusal that the contract shows for this status.
  post: { '/vendor': 422 },
});

export const mocked = createApiClient({
  baseUrl: 'https://example.org/api',
  fetch: mock.fetch,
  getToken: () => 'any',
});

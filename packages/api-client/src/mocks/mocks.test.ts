import { describe, expect, expectTypeOf, test } from 'vitest';
import { operationsOf, readContract } from '../../scripts/contract-document.ts';
import { callAt, fitsContract } from '../call-at.ts';
import { answerOf, ApiError, createApiClient } from '../index.ts';
import { createMockFetch, exampleBodyOf, exampleOf, examplesOf } from '../mocks.ts';
import type { Schemas } from '../contract.ts';

const calls = operationsOf(readContract());

function mockClient(...answers: Parameters<typeof createMockFetch>) {
  const { fetch, requests } = createMockFetch(...answers);
  const client = createApiClient({
    baseUrl: 'https://example.test/api',
    fetch,
    getToken: () => 'token-1',
  });
  return { client, requests };
}

test("a fixture is the first example in the contract, typed as the call's answer", () => {
  const { events } = exampleOf('get', '/event');
  expectTypeOf(events).toEqualTypeOf<Schemas['Event'][]>();
  expect(events.map(({ client }) => client.full_name)).toEqual(['ሄኖክ ግርማ', 'አልማዝ ተስፋዬ']);
  expect(Object.keys(examplesOf('get', '/package'))).toEqual(['list', 'one']);
  expect(exampleBodyOf('post', '/login')).toMatchObject({ username: 'hana' });
});

test('changing a fixture does not affect the next read of it', () => {
  exampleOf('get', '/vendor').vendors.pop();
  expect(exampleOf('get', '/vendor').vendors).toHaveLength(3);
});

test('a fixture for an error status is a refusal of the call', () => {
  expect(exampleOf('post', '/vendor', 422)).toMatchObject({
    code: 'VALIDATION',
    errors: { name: 'required' },
  });
  // @ts-expect-error: nothing of a list is wrong as a body
  exampleOf('get', '/branch', 415);
});

describe('the mock answers every call of the contract with a valid example', () => {
  const shown = calls.filter(({ path }) => path !== '/uploads/{path}');

  test.each(shown)('$id', async ({ method, path }) => {
    const { fetch } = createMockFetch();
    const address = `https://example.test/api${path.replaceAll(/\{\w+\}/gu, '7')}`;
    const response = await fetch(address, { method: method.toUpperCase() });
    const call = callAt(method, path);
    expect(response.headers.get('content-type')).toContain(call.answer ?? 'application/json');
    const text = await response.text();
    const isTaken = call.answer === undefined ? fitsContract(JSON.parse(text), call) : text !== '';
    expect(isTaken).toBe(true);
  });
});

test("a test's own answer replaces the example, and may depend on the request", async () => {
  const { client, requests } = mockClient({
    get: {
      '/vendor': { success: true, vendors: [] },
      '/client': ({ url }) => ({
        success: true,
        clients: url.includes('page=2') ? [] : exampleOf('get', '/client').clients,
      }),
    },
    post: { '/vendor': 422 },
  });
  expect((await answerOf(client.GET('/vendor'))).vendors).toEqual([]);
  const query = { page: 2 };
  expect((await answerOf(client.GET('/client', { params: { query } }))).clients).toEqual([]);
  const refused = client.POST('/vendor', { body: exampleBodyOf('post', '/vendor') });
  await expect(refused).rejects.toMatchObject({ status: 422, errors: { name: 'required' } });
  expect(await requests.at(-1)?.json()).toEqual(exampleBodyOf('post', '/vendor'));
});

test('a Response given as an answer is returned unchanged', async () => {
  const { client } = mockClient({ get: { '/branch': new Response('', { status: 502 }) } });
  const error = await answerOf(client.GET('/branch')).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 502 });
});

test('a call outside the contract fails with its method and address', async () => {
  const { fetch } = createMockFetch();
  await expect(fetch('https://example.test/api/weddings')).rejects.toThrow(
    'The contract has no call GET https://example.test/api/weddings.',
  );
});

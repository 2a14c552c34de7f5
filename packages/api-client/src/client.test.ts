// D7, D69, spec:4
import type { RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { answerOf } from './call.ts';
import { type ApiClientOptions, createApiClient, inBackground } from './client.ts';
import { type LoopbackServer, always, startLoopbackServer } from './testing/loopback-server.ts';

let server: LoopbackServer;

afterEach(() => server.close());

async function clientOf(answer: RequestListener, options: Partial<ApiClientOptions> = {}) {
  server = await startLoopbackServer(answer);
  return createApiClient({ baseUrl: server.baseUrl, getToken: () => 'token-1', ...options });
}

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof ApiError)) throw new Error('The call was expected to be refused.');
  return error;
}

const refusal = (code: string, more: object = {}) => ({
  success: false,
  msg: 'No.',
  code,
  requestId: 'r-1',
  ...more,
});

test('a read returns the answer of the contract', async () => {
  const client = await clientOf(always(200, { success: true, branches: [{ id: 1, name: 'ቦሌ' }] }));
  const { branches } = await answerOf(
    client.GET('/branch', { params: { query: { forEvent: '1' } } }),
  );
  expect(branches).toEqual([{ id: 1, name: 'ቦሌ' }]);
  expect(server.requests[0]).toMatchObject({ method: 'GET', url: '/api/branch?forEvent=1' });
});

test.each([
  ['nothing but success', { success: true }],
  ['null where a list should be', { success: true, branches: null }],
  ['something else where a list should be', { success: true, branches: { id: 1 } }],
])('an answer with %s is an error', async (_what, answer) => {
  const client = await clientOf(always(200, answer));
  expect((await errorOf(client.GET('/branch'))).code).toBe('BAD_ANSWER');
});

test('a call of a signed-in user carries the token, and a background read its header', async () => {
  const client = await clientOf(always(200, { success: true, items: [] }));
  await client.GET('/item', { headers: inBackground });
  expect(server.requests[0]?.headers).toMatchObject({
    authorization: 'Bearer token-1',
    'x-background': '1',
  });
});

test('a client without a token has no signed-in user', async () => {
  const client = await clientOf(always(200, { success: true, items: [] }), {
    getToken: () => null,
  });
  await client.GET('/item');
  expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
});

test('a write carries its idempotency key, and the id of a delete may be in the query', async () => {
  const client = await clientOf(always(200, { success: true }));
  await client.DELETE('/item', {
    body: { id: 3 },
    params: { query: { id: 3 }, header: { 'Idempotency-Key': 'submit-0001' } },
  });
  expect(server.requests[0]).toMatchObject({ method: 'DELETE', url: '/api/item?id=3' });
  expect(server.requests[0]?.headers['idempotency-key']).toBe('submit-0001');
});

test('an agreement is returned as an HTML page', async () => {
  const client = await clientOf(always(200, '<html><body>ውል</body></html>'));
  const body = {
    eventId: 42,
    date: '2026-09-21',
    behalf: 'ሃና',
    client: 'አልማዝ ተስፋዬ',
    client_phone: '0911223344',
    event_date: '2026-10-01',
    advance: 50000,
    left: 170000,
  };
  const call = client.POST('/generate-agreement', { body, parseAs: 'text' });
  expect(await answerOf(call)).toContain('ውል');
  expect(server.requests[0]?.headers.accept).toBe('text/html');
});

test('a refusal gives the field and its error code', async () => {
  const errors = { 'client.primary_phone': 'pattern', date: 'a word from the future' };
  const client = await clientOf(always(422, refusal('VALIDATION', { errors })));
  expect(await errorOf(client.GET('/event'))).toMatchObject({
    status: 422,
    code: 'VALIDATION',
    msg: 'No.',
    errors: { 'client.primary_phone': 'pattern' },
    requestId: 'r-1',
  });
});

test('a refused session reports which token was refused', async () => {
  const onForbidden = vi.fn();
  const client = await clientOf(always(403, refusal('SESSION_EXPIRED')), { onForbidden });
  expect((await errorOf(client.GET('/user-info'))).code).toBe('SESSION_EXPIRED');
  expect(onForbidden.mock.calls).toEqual([['token-1']]);
});

test('a 403 from a proxy ends the session too', async () => {
  const onForbidden = vi.fn();
  const client = await clientOf(always(403, '<h1>Forbidden</h1>'), { onForbidden });
  expect((await errorOf(client.GET('/user-info'))).code).toBe('BAD_ANSWER');
  expect(onForbidden).toHaveBeenCalledOnce();
});

test.each([
  ['NO_PERMISSION', inBackground, 0],
  ['NO_PERMISSION', {}, 1],
  ['SESSION_EXPIRED', inBackground, 1],
] as const)(
  '%s of a read with headers %j ends the session %i times',
  async (code, headers, times) => {
    const onForbidden = vi.fn();
    const client = await clientOf(always(403, refusal(code)), { onForbidden });
    expect((await errorOf(client.GET('/item', { headers }))).code).toBe(code);
    expect(onForbidden).toHaveBeenCalledTimes(times);
  },
);

test('a failed login is not a 403 and ends no session', async () => {
  const onForbidden = vi.fn();
  const client = await clientOf(always(401, refusal('INVALID_LOGIN')), { onForbidden });
  const login = client.POST('/login', { body: { username: 'hana', password: 'wrong' } });
  expect((await errorOf(login)).code).toBe('INVALID_LOGIN');
  expect(onForbidden).not.toHaveBeenCalled();
});

test('an error with Retry-After says how long to wait', async () => {
  const client = await clientOf(always(429, refusal('TOO_MANY_ATTEMPTS'), { 'retry-after': '30' }));
  expect(await errorOf(client.GET('/item'))).toMatchObject({ status: 429, retryAfter: 30 });
});

test.each([
  ['a page of a captive portal', '<html>Please sign in to the Wi-Fi</html>'],
  ['an empty answer', ''],
  ['a list where an object was promised', [1, 2]],
  ['JSON that does not say success', { items: [] }],
  ['a failure that pretends to be fine', { success: false }],
])('%s is a bad answer', async (_name, body) => {
  const client = await clientOf(always(200, body));
  expect(await errorOf(client.GET('/item'))).toMatchObject({ status: 200, code: 'BAD_ANSWER' });
});

test('an answer from a gateway keeps its status', async () => {
  const client = await clientOf(always(502, '<h1>Bad gateway</h1>'));
  expect(await errorOf(client.GET('/item'))).toMatchObject({ status: 502, code: 'BAD_ANSWER' });
});

test('a call without an answer within the time limit is aborted', async () => {
  const late = new AbortController();
  const client = await clientOf(() => late.abort(), { timeout: () => late.signal });
  expect(await errorOf(client.GET('/item'))).toMatchObject({ status: 0, code: 'TIMEOUT' });
});

test('a call whose answer stalls is aborted too', async () => {
  const late = new AbortController();
  const half: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"success":', () => late.abort());
  };
  const client = await clientOf(half, { timeout: () => late.signal });
  expect((await errorOf(client.GET('/item'))).code).toBe('TIMEOUT');
});

test('a failed connection is reported as a network error', async () => {
  const client = await clientOf((request) => request.socket.destroy());
  expect(await errorOf(client.GET('/item'))).toMatchObject({ status: 0, code: 'NETWORK' });
});

test('a call aborted by its caller is not an error', async () => {
  const left = new AbortController();
  const client = await clientOf(always(200, { success: true, items: [] }));
  const call = client.GET('/item', { signal: left.signal });
  left.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('a call without its path parameter, or with a wrong body, does not compile', async () => {
  const client = await clientOf(always(200, { success: true }));
  // @ts-expect-error the id of the agreement is missing
  const withoutId = () => client.GET('/agreement/{id}');
  // @ts-expect-error an item has a name
  const withoutName = () => client.POST('/item', { body: { title: 'ክትፎ' } });
  expect([withoutId, withoutName]).toHaveLength(2);
});

import { strict as assert } from 'node:assert';
import { createServer, type IncomingMessage } from 'node:http';
import { answerOf, ApiError, createApiClient, inBackground } from '@digis/api-client';
import { fieldRules, operations } from '@digis/api-client/contract';

const seen: IncomingMessage[] = [];
const answers: Readonly<Record<string, [status: number, body: object]>> = {
  'GET /api/health': [200, { success: true, status: 'ok' }],
  'GET /api/user-info': [403, { success: false, code: 'SESSION_EXPIRED', msg: 'Sign in again.' }],
};
const server = createServer((request, response) => {
  seen.push(request);
  const [status, body] = answers[`${request.method} ${request.url}`] ?? [500, {}];
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
assert(typeof address === 'object' && address);

const refused: (string | undefined)[] = [];
const client = createApiClient({
  baseUrl: `http://127.0.0.1:${address.port}/api`,
  getToken: () => 'a-token',
  onForbidden: (token) => refused.push(token),
});

const error = await answerOf(client.GET('/user-info', { params: { header: inBackground } })).catch(
  (cause: unknown) => cause,
);
assert(error instanceof ApiError);
assert.deepEqual([error.status, error.code, error.msg], [403, 'SESSION_EXPIRED', 'Sign in again.']);
assert.deepEqual(refused, ['a-token']);
assert.equal(seen[0]?.headers['x-background'], '1');
assert.equal(seen[0]?.headers.authorization, 'Bearer a-token');

export const mistakes = () => [
  // @ts-expect-error: the agreement's event is missing
  client.GET('/agreement/{id}'),
  // @ts-expect-error: nobody deletes a user's own information
  client.DELETE('/user-info'),
];

export async function readme(username: string, password: string, key: string) {
  const { token } = await answerOf(client.POST('/login', { body: { username, password } }));
  const agreement = await answerOf(
    client.GET('/agreement/{id}', { params: { path: { id: 7 } }, parseAs: 'text' }),
  );
  const headers = { header: { 'Idempotency-Key': key } };
  const body = {
    name: 'Addis Decor',
    category: 'Decoration',
    pricing: 'fixed',
    amount: 20_000,
    representative: 'Hana Tadesse',
    contact: '0911223344',
  } as const;
  await client.POST('/vendor', { body, params: headers });
  return [token, agreement];
}

assert.equal(operations.readUserInfo.path, '/user-info');
assert(Object.keys(fieldRules).length > 0);
server.close();

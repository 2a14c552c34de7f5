import { expect, expectTypeOf, test } from 'vitest';
import { type AnswerAt, type BodyAt, createApiClient, eachPage, type ParamsAt } from '../index.ts';
import type { QueryAt } from '../index.ts';
import type { AnswerOf, BodyOf, QueryOf, Schemas } from '../contract.ts';

function logsOnServer() {
  const asked: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://localhost/api',
    getToken: () => null,
    fetch: async ({ url }) => {
      const { search, searchParams } = new URL(url);
      asked.push(search);
      const [from, count, next] = searchParams.has('cursor') ? [10, 10] : [40, 30, 'abc'];
      const logs = Array.from({ length: count }, (_row, index) => ({ id: from - index }));
      return Response.json({ success: true, logs, next });
    },
  });
  return { client, asked };
}

test('a list is read page by page, up to its short last page', async () => {
  const { client, asked } = logsOnServer();
  const lengths: number[] = [];
  for await (const logs of eachPage(client, '/action-logs', { pick: (answer) => answer.logs })) {
    lengths.push(logs.length);
  }
  expect(lengths).toEqual([30, 10]);
  expect(asked).toEqual(['?page=0', '?cursor=abc']);
});

test('the next page is requested only when it is needed', async () => {
  const { client, asked } = logsOnServer();
  const pages = eachPage(client, '/action-logs', { pick: (answer) => answer.logs });
  expect((await pages.next()).value).toHaveLength(30);
  await pages.return();
  expect(asked).toEqual(['?page=0']);
});

test('the types of a call by path equal those by operation id', () => {
  expectTypeOf<AnswerAt<'get', '/event'>>().toEqualTypeOf<AnswerOf<'listEvents'>>();
  expectTypeOf<BodyOf<'createVendor'>>().toExtend<BodyAt<'post', '/vendor'>>();
  expectTypeOf<QueryAt<'get', '/event'>>().toEqualTypeOf<QueryOf<'listEvents'>>();
  expectTypeOf<QueryAt<'get', '/client/messages'>>().toExtend<{ id: number }>();
  expectTypeOf<ParamsAt<'get', '/agreement/{id}'>>().toEqualTypeOf<{ id: Schemas['Id'] }>();
});

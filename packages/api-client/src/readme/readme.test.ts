// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { codeBlocks, firstCommentLess } from '@digis/tooling/doc-examples';
import { createMockFetch, exampleBodyOf, exampleOf } from '../mocks.ts';
import { addBranch, agreement, poll, unpaidEvents } from './calls.ts';
import { client, signIn } from './client.ts';
import { save } from './errors.ts';
import { phonesOfClients } from './every-page.ts';
import { mock, mocked } from './mocks.ts';
import { decorator } from './call-types.ts';
import { sendPhoto } from './upload.ts';
import { Vendors } from './vendors.tsx';
import { clearReads } from '../swr.ts';
import { until } from '../testing/hooks-over.ts';

function answering(...answers: Parameters<typeof createMockFetch>) {
  const { fetch, requests } = createMockFetch(...answers);
  vi.stubGlobal('fetch', fetch);
  return requests;
}

beforeEach(() => {
  answering();
  return () => vi.unstubAllGlobals();
});

const entries = new Map([
  ['../index.ts', '@digis/api-client'],
  ['../contract.ts', '@digis/api-client/contract'],
  ['../swr.ts', '@digis/api-client/swr'],
  ['../mocks.ts', '@digis/api-client/mocks'],
]);

test('the README shows the code of every example that is run here', () => {
  const blocks = codeBlocks(readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8'));
  const folder = import.meta.dirname;
  const examples = globSync('*.ts*', { cwd: folder, exclude: ['*.test.ts'] }).map((file) =>
    firstCommentLess(readFileSync(join(folder, file), 'utf8')).replaceAll(
      /(?<=from ')\.\.\/[^']+/gu,
      (path) => entries.get(path) ?? path,
    ),
  );
  expect(blocks).toEqual(expect.arrayContaining(examples));
  // The others: installation, and the table, which runs with the app.
  expect(blocks).toHaveLength(examples.length + 2);
});

test('signing in returns the user, and calls carry the token until it is refused', async () => {
  const requests = answering();
  const { user } = exampleOf('get', '/user-info');
  expect(await signIn('hana', 'meskerem-rain-2019')).toEqual(user);
  const { token } = exampleOf('post', '/login');
  expect(requests.at(-1)?.headers.get('authorization')).toBe(`Bearer ${token}`);
  const refused = answering({ get: { '/branch': 403 } });
  await client.GET('/branch').catch(() => undefined);
  await client.GET('/branch').catch(() => undefined);
  expect(refused.map(({ headers }) => headers.has('authorization'))).toEqual([true, false]);
});

test('reads take query, path parameters and headers, and a write its idempotency key', async () => {
  const requests = answering();
  expect(await unpaidEvents(1, '2026-10-01')).toContain('አልማዝ ተስፋዬ: 170000 Br');
  expect(await agreement(7)).toContain('<');
  await poll();
  await addBranch('Piassa', 'key-1');
  const [events, paper, polled, branch] = requests;
  expect(events?.url).toContain('/event?branch=1&from=2026-10-01&owes=1&order=earliest');
  expect(paper?.url).toContain('/agreement/7');
  expect(polled?.headers.get('x-background')).toBe('1');
  expect(branch?.headers.get('idempotency-key')).toBe('key-1');
});

test('a refused form gets a message and a code per field, and a network error its own message', async () => {
  expect(await save(decorator)).toEqual({ saved: true });
  answering({ post: { '/vendor': 422 } });
  expect(await save(decorator)).toEqual({
    above: 'Please fix all errors',
    fields: { name: 'required', contact: 'pattern' },
  });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')));
  expect(await save(decorator)).toEqual({ above: 'Try again when you are online.' });
});

test('the phones of all clients are read page by page', async () => {
  expect(await phonesOfClients()).toEqual(['0911223344', '0933445566', '0944556677']);
});

test('a component lists what it read, and adds a record', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  onTestFinished(clearReads);
  const requests = answering();
  const page = document.createElement('div');
  const root = createRoot(page);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () => root.render(createElement(Vendors)));
  await until(() => expect(page.textContent).toContain('Piassa Sound'));
  await act(async () => page.querySelector('button')?.click());
  await until(() => expect(requests.map(({ method }) => method)).toContain('POST'));
});

/** jsdom has no server to send to. */
class AnsweredUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 200;
  readonly responseText = JSON.stringify(exampleOf('post', '/upload-file'));
  open() {}
  abort() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  send() {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
    this.dispatchEvent(new Event('load'));
  }
}

test('a photo upload reports its progress, and returns a path', async () => {
  vi.stubGlobal('XMLHttpRequest', AnsweredUpload);
  const percents: number[] = [];
  const { path } = sendPhoto(new Blob(['photo']), (percent) => percents.push(percent));
  expect(await path).toBe(exampleOf('post', '/upload-file').path);
  expect(percents).toEqual([50]);
});

test('a photo upload aborted before it starts sends nothing', async () => {
  const { stop, path } = sendPhoto(new Blob(['photo']), () => undefined);
  stop.abort();
  await expect(path).rejects.toMatchObject({ name: 'AbortError' });
});

test('the mock answers as shown in the example', async () => {
  const { data } = await mocked.GET('/client');
  expect(data?.clients[0]?.branch?.name).toBe('ፒያሳ');
  await expect(mocked.GET('/event')).rejects.toMatchObject({ status: 403 });
  const body = exampleBodyOf('post', '/vendor');
  await expect(mocked.POST('/vendor', { body })).rejects.toMatchObject({ code: 'VALIDATION' });
  expect(mock.requests).toHaveLength(3);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answeredEarly, fetchOnce, forgetFirstReads } from './early-answer.ts';

const original = globalThis.fetch;
const asked = vi.fn<(request: Request) => void>();

beforeEach(() => {
  asked.mockClear();
  forgetFirstReads();
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  globalThis.fetch = async (input) => {
    asked(new Request(input));
    return new Response('of the network');
  };
});
afterEach(() => {
  globalThis.fetch = original;
  delete window.earlyAnswers;
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

interface Call {
  readonly method?: string;
  readonly token?: string | null;
  readonly isBackground?: boolean;
  readonly signal?: AbortSignal;
}

const call = (path: string, { method, token = 'hana', isBackground, signal }: Call = {}) =>
  new Request(new URL(path, window.location.origin), {
    ...(method !== undefined && { method }),
    ...(signal && { signal }),
    headers: {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(isBackground === true && { 'X-Background': '1' }),
    },
  });

function pageAsked(path: string, token: string | null = 'hana') {
  const answer = Promise.resolve(new Response('of the page'));
  window.earlyAnswers = { token, answers: new Map([[path, answer]]) };
}

const textOf = async (request: Request) => (await fetchOnce(request)).text();

test('a call takes the answer that the page already requested, and only once', async () => {
  pageAsked('/api/get-calendar?from=1&to=2');
  expect(await textOf(call('/api/get-calendar?from=1&to=2'))).toBe('of the page');
  expect(asked).not.toHaveBeenCalled();
  expect(await textOf(call('/api/get-calendar?from=1&to=2'))).toBe('of the network');
});

test('an early answer serves only a read with the same query and session', async () => {
  pageAsked('/api/event?page=1');
  expect(await textOf(call('/api/event?page=2'))).toBe('of the network');
  expect(await textOf(call('/api/event?page=1', { token: 'dawit' }))).toBe('of the network');
  expect(await textOf(call('/api/event?page=1', { method: 'POST' }))).toBe('of the network');
  expect(await textOf(call('/api/event?page=1'))).toBe('of the page');
});

test('a signed-out visitor gets the early answer with the name of the business', async () => {
  pageAsked('/api/tenant', null);
  expect(await textOf(call('/api/tenant', { token: null }))).toBe('of the page');
});

test('an early answer that is a minute old is not used', async () => {
  pageAsked('/api/event?page=1');
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  expect(await textOf(call('/api/event?page=1'))).toBe('of the network');
});

test("an aborted call does not wait for the page's request", async () => {
  window.earlyAnswers = {
    token: 'hana',
    answers: new Map([['/api/user-info', new Promise<Response>(() => undefined)]]),
  };
  const giveUp = new AbortController();
  const answer = fetchOnce(call('/api/user-info', { signal: giveUp.signal }));
  giveUp.abort(new Error('too late'));
  await expect(answer).rejects.toThrow('too late');
});

test('successful early reads are known for their own session only', async () => {
  const answer = (status: number) => Promise.resolve(new Response('', { status }));
  const lost = Promise.reject(new TypeError('no network'));
  lost.catch(() => undefined);
  const answers = new Map([
    ['/api/user-info', answer(200)],
    ['/api/item', answer(200)],
    ['/api/user', answer(403)],
    ['/api/package', lost],
  ]);
  window.earlyAnswers = { token: 'hana', answers };
  expect(await answeredEarly('hana')).toEqual(['/api/item']);
  expect(await answeredEarly('dawit')).toEqual([]);
});

test('the first four reads of an address are stored for the next page load', async () => {
  window.history.replaceState(null, '', '/events?branch=1');
  await fetchOnce(call('/api/user-info'));
  await fetchOnce(call('/api/tenant', { isBackground: true }));
  await fetchOnce(call('/api/branch'));
  await fetchOnce(call('/api/event?page=1'));
  await fetchOnce(call('/api/event/counts'));
  await fetchOnce(call('/api/place'));
  await fetchOnce(call('/api/event?page=2'));
  expect(JSON.parse(window.sessionStorage.getItem('digis.first-reads') ?? '')).toEqual({
    '/events?branch=1': ['/api/branch', '/api/event?page=1', '/api/event/counts', '/api/place'],
  });
});

test('the stored reads of an address survive leaving it and a reload', async () => {
  await fetchOnce(call('/api/get-calendar'));
  window.history.replaceState(null, '', '/clients');
  await fetchOnce(call('/api/client?page=1'));
  window.history.replaceState(null, '', '/');
  // Background revalidations are not first reads.
  await fetchOnce(call('/api/get-calendar', { isBackground: true }));
  vi.resetModules();
  const pageAgain = await import('./early-answer.ts');
  await pageAgain.fetchOnce(call('/api/settings'));
  expect(window.sessionStorage.getItem('digis.first-reads')).toBe(
    '{"/clients":["/api/client?page=1"],"/":["/api/get-calendar","/api/settings"]}',
  );
});

test('an unreadable storage entry breaks no call', async () => {
  vi.resetModules();
  window.sessionStorage.setItem('digis.first-reads', 'no json');
  const pageAgain = await import('./early-answer.ts');
  expect(await (await pageAgain.fetchOnce(call('/api/item'))).text()).toBe('of the network');
});

test('another session at the same address stores its own reads', async () => {
  await fetchOnce(call('/api/item'));
  await fetchOnce(call('/api/package', { token: 'dawit' }));
  expect(window.sessionStorage.getItem('digis.first-reads')).toBe('{"/":["/api/package"]}');
});

test('signing out deletes the stored reads', async () => {
  await fetchOnce(call('/api/item'));
  forgetFirstReads();
  expect(window.sessionStorage.getItem('digis.first-reads')).toBeNull();
  await fetchOnce(call('/api/item'));
  expect(window.sessionStorage.getItem('digis.first-reads')).toContain('/api/item');
});

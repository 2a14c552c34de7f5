// @vitest-environment jsdom
// spec:4
import { act } from 'react';
import { expect, test } from 'vitest';
import { aFrame, hooksOver, render, until } from './testing/hooks-over.ts';

const branches = (...names: string[]) => ({
  success: true,
  branches: names.map((name, index) => ({ id: index + 1, name })),
});

test('a read returns the part of the answer that the screen selects', async () => {
  const { useRead } = hooksOver(() => branches('ቦሌ'));
  const hook = await render(() => useRead('/branch', { pick: (answer) => answer.branches }));
  await until(() => expect(hook.current().data).toEqual([{ id: 1, name: 'ቦሌ' }]));
});

test('a read without permission makes no call', async () => {
  const { useRead, calls } = hooksOver(() => branches('ቦሌ'));
  const hook = await render(() => useRead('/branch', { isEnabled: false }));
  expect(hook.current()).toMatchObject({ data: undefined, isLoading: false });
  expect(calls).toHaveLength(0);
});

test('a preloaded read is available in the first render, and is requested once', async () => {
  const { useRead, readAhead, calls } = hooksOver(() => branches('ቦሌ'));
  await readAhead('/branch');
  const drawn: unknown[] = [];
  const hook = await render(() => {
    const read = useRead('/branch', { pick: (answer) => answer.branches });
    drawn.push({ data: read.data, isLoading: read.isLoading });
    return read;
  });
  await aFrame();
  expect(drawn).toEqual([{ data: [{ id: 1, name: 'ቦሌ' }], isLoading: false }]);
  expect(calls).toHaveLength(1);
  await act(async () => hook.current().retry());
  await until(() => expect(calls).toHaveLength(2));
});

test('a read preloaded by its address is in the first render', async () => {
  const { useRead, readAheadAt, calls } = hooksOver(() => branches('ቦሌ'));
  await readAheadAt('/branch?forEvent=1');
  const drawn: unknown[] = [];
  await render(() => drawn.push(useRead('/branch', { query: { forEvent: '1' } }).data));
  await aFrame();
  expect(drawn).toEqual([branches('ቦሌ')]);
  expect(calls.map(({ url }) => url)).toEqual(['http://localhost/api/branch?forEvent=1']);
});

test('a refused preloaded read is reported by the component that uses it, and requested once', async () => {
  const { useRead, readAhead, calls } = hooksOver(() => ({ success: false, msg: 'No.' }), 404);
  await expect(readAhead('/branch')).rejects.toMatchObject({ status: 404 });
  const hook = await render(() => useRead('/branch'));
  await until(() => expect(hook.current().error).toMatchObject({ status: 404 }));
  expect(calls).toHaveLength(1);
});

test('a write revalidates the reads under its path, and no others', async () => {
  const { useRead, useWrite, calls } = hooksOver((_url, call) =>
    call === 1 ? branches('ቦሌ') : { ...branches('ቦሌ', 'ፒያሳ'), items: [], id: 2 },
  );
  const read = await render(() => useRead('/branch', { pick: (answer) => answer.branches }));
  await until(() => expect(read.current().data).toHaveLength(1));
  await render(() => useRead('/item'));
  const write = await render(() => useWrite('post', '/branch'));
  await act(async () => {
    await write.current()(
      { name: 'ፒያሳ', address: 'Churchill Road' },
      { idempotencyKey: 'submit-0001' },
    );
  });
  await until(() => expect(read.current().data).toHaveLength(2));
  expect(calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'GET /api/branch',
    'GET /api/item',
    'POST /api/branch',
    'GET /api/branch',
  ]);
});

test('the first fetch extends the session, and a refetch does not', async () => {
  const { useRead, calls } = hooksOver(() => branches('ቦሌ'));
  const hook = await render(() => useRead('/branch'));
  await until(() => expect(hook.current().data).toBeDefined());
  await act(async () => hook.current().retry());
  await until(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ headers }) => headers.get('X-Background'))).toEqual([null, '1']);
});

test('a refusal is shown and not retried', async () => {
  const refusal = { success: false, msg: 'Not yours.', code: 'NOT_FOUND', requestId: 'r-1' };
  const { useRead, calls } = hooksOver(() => refusal, 404);
  const hook = await render(() => useRead('/event', { query: { branch: 2 } }));
  await until(() => expect(hook.current().error).toMatchObject({ code: 'NOT_FOUND' }));
  expect(calls).toHaveLength(1);
});

test('a failed write is not retried and revalidates nothing', async () => {
  const refusal = { success: false, msg: 'No.', code: 'VALIDATION', requestId: 'r-1' };
  const { useRead, useWrite, calls } = hooksOver(() => refusal, 422);
  await render(() => useRead('/item'));
  const write = await render(() => useWrite('post', '/item', { also: ['/package'] }));
  await expect(write.current()({ name: 'ክትፎ' })).rejects.toMatchObject({ code: 'VALIDATION' });
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST']);
});

test.each([
  [404, 'NOT_FOUND'],
  [409, 'ALREADY_PROCESSED'],
])('a write that came too late (%i) shows the current data', async (status, code) => {
  const refusal = { success: false, msg: 'No.', code, requestId: 'r-1' };
  const { useRead, useWrite, calls } = hooksOver(() => refusal, status);
  const read = await render(() => useRead('/item'));
  await until(() => expect(read.current().error).toBeDefined());
  const write = await render(() => useWrite('post', '/item'));
  await expect(write.current()({ name: 'ክትፎ' })).rejects.toMatchObject({ code });
  await until(() => expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']));
});

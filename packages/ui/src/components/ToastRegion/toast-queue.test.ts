import { expect, test } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

test('three messages are in sight and the fourth waits its turn', () => {
  const queue = createToastQueue();
  for (const word of ['one', 'two', 'three', 'four']) queue.info(word);
  expect(queue.visible().map((toast) => toast.message)).toEqual(['one', 'two', 'three']);
  queue.dismiss(queue.visible()[0]?.id ?? 0);
  expect(queue.visible().map((toast) => toast.message)).toEqual(['two', 'three', 'four']);
});

test('the same message twice is one message, counted', () => {
  const queue = createToastQueue();
  queue.error('Error saving', { detail: 'offline' });
  queue.error('Error saving', { detail: 'offline' });
  queue.error('Error saving', { detail: 'not allowed' });
  expect(queue.visible().map((toast) => toast.count)).toEqual([2, 1]);
});

// D10
test('the last twenty can be read again, newest first, until they are cleared', () => {
  const queue = createToastQueue();
  for (let turn = 1; turn <= 25; turn += 1) queue.info(`message ${turn}`);
  for (const toast of queue.visible()) queue.dismiss(toast.id);
  expect(queue.recent()).toHaveLength(20);
  expect(queue.recent()[0]?.message).toBe('message 25');
  queue.clear();
  expect(queue.recent()).toEqual([]);
  expect(queue.visible()).toEqual([]);
});

import { expect, it } from 'vitest';
import { fuzz } from './play.ts';

const seed = 20190111;

it('three hundred requests, half of them hostile, get only answers allowed by the contract', async () => {
  const { faults, books, hostile } = await fuzz(seed, 300);
  expect(faults).toEqual([]);
  expect(books).toBeNull();
  expect(hostile).toBeGreaterThan(100);
});

import { expect, it } from 'vitest';
import { fuzz } from './play.ts';

const seed = 20190111;

it('answers three hundred requests, half of them hostile, with nothing but what the contract has', async () => {
  const { faults, books, hostile } = await fuzz(seed, 300);
  expect(faults).toEqual([]);
  expect(books).toBeNull();
  expect(hostile).toBeGreaterThan(100);
});

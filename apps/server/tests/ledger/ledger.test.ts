import { expect, it } from 'vitest';
import { playAll } from './play.ts';

/** Few, as a sample of `pnpm test:ledger`. */
const game = { sequences: 3, length: 100 };

it('three hundred random operations leave the books as the model predicts', async () => {
  const histogram = await playAll(game);
  expect(histogram.size).toBeGreaterThan(20);
});

import { expect, it } from 'vitest';
import { measureVerify } from './verify-cost.ts';

/** A sample of `pnpm --dir lab run verify-cost`. */
it('at twenty thousand postings, verify of one more day reads under an eighth of a whole run', async () => {
  const { postings, ratio, said } = await measureVerify({ events: 2_000, ofDay: 3 });
  expect(postings).toBeGreaterThan(20_000);
  expect(said).toContain('Checked: 15 entries since checkpoint 1');
  expect(ratio).toBeLessThan(1 / 8);
});

import { expect, it } from 'vitest';
import { isWhole, runKillCycles } from './kill-cycles.ts';

it('every acknowledged write is kept exactly once through kills of server and PostgreSQL', async () => {
  const results = await runKillCycles(1);
  expect(results).toHaveLength(3);
  expect(results.filter((result) => !isWhole(result))).toEqual([]);
});

import { expect, it } from 'vitest';
import { isClean, runKillCycles } from './kill-cycles.ts';

it('keeps every acknowledged write exactly once through kills of server and PostgreSQL', async () => {
  const results = await runKillCycles(1);
  expect(results).toHaveLength(3);
  expect(results.filter((result) => !isClean(result))).toEqual([]);
}, 60_000);

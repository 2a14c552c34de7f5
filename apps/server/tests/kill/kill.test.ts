import { expect, it } from 'vitest';
import { isWhole, runKillCycles } from './kill-cycles.ts';

it('every acknowledged write is kept exactly once through kills of server and PostgreSQL', async () => {
  const results = await runKillCycles(1);
  expect(results).toHaveLength(3);
  // The time until it is back is measured by `pnpm test:kill`, without other load.
  expect(results.filter((result) => !isWhole(result))).toEqual([]);
});

import { expect, it } from 'vitest';
import { runRaces } from './run-races.ts';

it(
  'nobody wins a race twice, whichever of two servers they ask',
  { timeout: 180_000 },
  async () => {
    const results = await runRaces(2);
    const faulty = Object.entries(results).filter(([, { faults }]) => faults.length > 0);
    expect(faulty).toEqual([]);
  },
);

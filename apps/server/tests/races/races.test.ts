import { expect, it } from 'vitest';
import { runRaces } from './run-races.ts';

it('no race has two winners, on one server or on two', async () => {
  const results = await runRaces(2);
  const faulty = Object.entries(results).filter(([, { faults }]) => faults.length > 0);
  expect(faulty).toEqual([]);
});

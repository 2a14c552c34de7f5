import { expect, it } from 'vitest';
import { attackServer } from './attack-server.ts';
import { faultsOf } from './faults-of.ts';

it('a server under attack serves others about as fast as under normal load, in bounded memory', async () => {
  const outcome = await attackServer({ rounds: 4, pictures: 3, probes: 30 });
  expect(faultsOf(outcome, 'usual')).toEqual([]);
  const [bodies, bucket, huge, allowed] = outcome.attacked;
  expect(Object.keys(bodies?.answers ?? {})).not.toContain('200');
  expect(Object.keys(bucket?.answers ?? {})).toEqual(expect.arrayContaining(['429', '503']));
  expect(huge?.answers).toEqual({ 413: 3 });
  expect(allowed?.answers).toEqual({ 200: 3 });
  expect(outcome.greedy.length).toBeGreaterThan(0);
  for (const { alone, beside, answers } of outcome.greedy) {
    expect([alone.refused, beside.refused]).toEqual([[], []]);
    expect(['200', '429', 'closed']).toEqual(expect.arrayContaining(Object.keys(answers)));
    expect(answers['429']).toBeGreaterThan(0);
  }
});

import { describe, expect, it } from 'vitest';
import { operations } from '@digis/api-client/contract';
import { isDear, measureGrowth } from './measure.ts';
import { asked } from './reads.ts';

/** Few, as a sample of `pnpm --dir lab run growth`. */
const rows = 30_000;

describe('the cost of reads', () => {
  it('stays within its limits from a thousand to thirty thousand events', async () => {
    expect((await measureGrowth(rows)).filter(isDear)).toEqual([]);
  });

  it('is measured for every read of the contract', () => {
    const gets = Object.entries(operations).filter(([, { method }]) => method === 'get');
    const measured = new Set<string>([...asked.map(({ id }) => id), 'readUpload']);
    expect(gets.map(([id]) => id).filter((id) => !measured.has(id))).toEqual([]);
  });
});

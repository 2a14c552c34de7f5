import { operations } from '@digis/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../fuzz/contract-requests.ts';
import { type Business, openBusiness } from './business.ts';
import { edits, noEdits } from './edits/all-edits.ts';
import { playEdit } from './play.ts';

const seed = 20190111;
/** Few, as a sample of `pnpm test:inverse`. */
const runs = 15;

let business: Business;
beforeAll(async () => {
  business = await openBusiness();
});
afterAll(() => business.app.close());

describe('saving a record exactly as it was read', () => {
  it.each(edits.map((edit) => [[edit.id, edit.what].filter(Boolean).join(', '), edit] as const))(
    '%s writes nothing',
    async (_title, edit) => {
      const { saved } = await playEdit(business, edit, { runs, seed });
      expect(saved).toBeGreaterThanOrEqual(runs);
    },
  );
});

it('every PATCH and PUT of the contract is tested, or listed with a reason', () => {
  const changing = calls.filter(({ method }) => ['PATCH', 'PUT'].includes(method));
  const known = new Set<string>([...edits.map(({ id }) => id), ...Object.keys(noEdits)]);
  expect(changing.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
  expect([...known].filter((id) => !(id in operations))).toEqual([]);
});

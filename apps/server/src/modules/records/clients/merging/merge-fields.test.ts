import { beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { clients } from '#db/tables/events.ts';
import type { Caller } from '#testing/index.ts';
import { must, undoEach, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
undoEach(standard);
let admin: Caller;

beforeEach(async () => {
  admin = await standard.app.as('admin');
});

const add = async (full_name: string, primary_phone: string, more: object = {}) => {
  const client = { full_name, primary_phone, secondary_phone: primary_phone, branchId: 1, ...more };
  const { id } = await must(admin.post('/api/client', client));
  return id as number;
};
const merge = (id: number, into: number, more = {}) =>
  admin.post('/api/client/merge', { id, into, ...more });
const rowOf = async (id: number) => {
  const [row] = await standard.app.db.select().from(clients).where(eq(clients.id, id));
  return row;
};
const found = async (phone: string) =>
  (await must(admin.get(`/api/search?q=${phone}`))).clients.map(({ id }: { id: number }) => id);

describe('the remaining client of a merge', () => {
  it('takes over the fields that only the other one had', async () => {
    const gone = await add('አስቴር', '0966110001', { tin: '0012345678', withholds: true });
    const kept = await add('አስቴር ታደሰ', '0966110002');
    await must(merge(gone, kept));
    expect(await rowOf(kept)).toMatchObject({
      full_name: 'አስቴር ታደሰ',
      tin: '0012345678',
      withholds: true,
      phone_number: '0966110002',
      secondary_phone: '0966110001',
    });
  });

  it('is found by every phone of both', async () => {
    const second = { secondary_phone: '0966110013' };
    const gone = await add('ብርሃኑ', '0966110011', second);
    const kept = await add('ብርሃኑ ዘለቀ', '0966110012', { secondary_phone: '0966110014' });
    await must(merge(gone, kept));
    for (const phone of ['0966110011', '0966110012', '0966110013', '0966110014']) {
      expect([phone, await found(phone)]).toEqual([phone, [kept]]);
    }
  });
});

it('needs a choice between two different TINs, and nothing is merged until then', async () => {
  const gone = await add('ሜሮን', '0966110021', { tin: '0012345678' });
  const kept = await add('ሜሮን አለሙ', '0966110022', { tin: '0087654321' });
  const { status, body } = await merge(gone, kept);
  expect([status, body.errors]).toEqual([422, { tin: 'required' }]);
  expect((await rowOf(gone))?.merged_into).toBeNull();
  await must(merge(gone, kept, { tin: '0012345678' }));
  expect((await rowOf(kept))?.tin).toBe('0012345678');
});

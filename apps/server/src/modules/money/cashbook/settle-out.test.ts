import { describe, expect, it } from 'vitest';
import type { Caller } from '#testing/index.ts';
import { cashOut as cash, codesOf, inTurn, must, useTwoCashiers } from '#testing/use-test-app.ts';

const table = useTwoCashiers();

describe('an outgoing advance', () => {
  const newest = async (): Promise<number> =>
    (await must(table.almaz.get('/api/transactions?type=advance'))).data[0].id;
  const settle = (caller: Caller, actionId: number, amount: number) =>
    caller.patch('/api/transactions', { type: 'advance', action: 'accept', actionId, amount });
  const advance = async (caller: Caller, settle_amount: number | null): Promise<number> => {
    await must(cash(caller, 10, { isAdvance: true, settle_amount }));
    return newest();
  };

  it('above the limit, its remaining amount is paid by a user other than the one who entered it', async () => {
    const id = await advance(table.almaz, 500_000);
    const answers = await inTurn([
      () => settle(table.almaz, id, 990),
      () => settle(table.almaz, id, 0.01),
      () => settle(table.biruk, id, 499_010),
    ]);
    expect(codesOf(answers)).toEqual([200, 'SELF_APPROVAL', 200]);
  });

  it('the settlement of an unknown amount counts toward the limit of the user who settles it', async () => {
    const id = await advance(table.almaz, null);
    expect(codesOf([await settle(table.biruk, id, 1_000.01)])).toEqual(['SELF_APPROVAL']);
    expect(codesOf([await settle(table.biruk, id, 1_000)])).toEqual([200]);
    expect(codesOf([await cash(table.biruk, 0.01)])).toEqual(['SELF_APPROVAL']);
  });

  // D84
  it('with four_eyes set, an outgoing advance of any amount is settled by another user', async () => {
    const admin = await table.app.as('admin');
    await must(admin.post('/api/settings', { four_eyes: true }));
    const known = await advance(table.almaz, 50);
    expect(codesOf([await settle(table.almaz, known, 50)])).toEqual(['SELF_APPROVAL']);
    const unknown = await advance(table.almaz, null);
    expect(codesOf([await settle(table.almaz, unknown, 1)])).toEqual(['SELF_APPROVAL']);
    await must(settle(table.biruk, known, 50));
    await must(settle(table.biruk, unknown, 1));
    await must(admin.post('/api/settings', { four_eyes: false }));
  });

  it('its settlement needs Cashbook In/Out and respects the ceiling, like any payment', async () => {
    const out = await advance(table.almaz, null);
    const incoming = { type: 'in', amount: 10, remark: 'Tents', isAdvance: true } as const;
    await must(table.almaz.post('/api/transactions', incoming));
    const access = ['Cashbook Settle Advance Payment'] as const;
    await table.app.createUser({ username: 'settler', branch_id: 1, access });
    const settler = await table.app.as('settler');
    const refused = await settle(settler, out, 5);
    expect([refused.status, refused.body.code]).toEqual([403, 'NO_PERMISSION']);
    await must(settle(settler, await newest(), 5));
    const admin = await table.app.as('admin');
    await must(admin.post('/api/settings', { payment_ceiling: 100 }));
    expect(codesOf([await settle(table.biruk, out, 101)])).toEqual(['ABOVE_CEILING']);
    await must(admin.post('/api/settings', { payment_ceiling: null }));
    await must(settle(table.biruk, out, 101));
  });
});

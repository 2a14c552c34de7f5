import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '#testing/index.ts';
import { useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
let admin: Caller;

beforeAll(async () => {
  admin = await standard.app.as('admin');
});

const path = '/api/petty-cash?branchId=1';
const fill = (spender: number, budget: number) =>
  admin.post(path, { type: 'create', spender, budget, reason: 'ገበያ' });
const add = (pettycashId: number) =>
  admin.patch(path, { type: 'add_amount', pettycashId, amount: 10 });
const codeOf = ({ status, body }: Awaited<ReturnType<Caller['get']>>) => body.code ?? status;

// D70
it('a user with petty cash, even in a closed account, cannot be deleted, and the amount is stated', async () => {
  const { app } = standard;
  const id = await app.createUser({ username: 'selam', branch_id: 1 });
  const boxes = [(await fill(id, 300)).body.id, (await fill(id, 200)).body.id];
  await admin.delete('/api/petty-cash', { id: boxes[1], closed: true });
  const refused = await admin.delete('/api/user', { id });
  expect([refused.status, refused.body]).toMatchObject([
    409,
    {
      code: 'IN_USE',
      msg: 'selam still holds 500\u00a0Br of petty cash.',
      reasons: [{ reason: 'petty_cash', count: 2, amount: 500 }],
    },
  ]);
  for (const [at, amount] of [300, 200].entries()) {
    const back = { type: 'return', pettycashId: boxes[at], amount };
    expect((await admin.post(path, back)).status).toBe(200);
  }
  expect((await admin.delete('/api/user', { id })).status).toBe(200);
  expect(codeOf(await add(boxes[0]))).toBe('CLOSED');
});

it('of a deletion and concurrent petty cash top-ups, either the deletion or the top-ups are refused', async () => {
  const { app } = standard;
  for (let round = 0; round < 10; round += 1) {
    const id = await app.createUser({ username: `spender ${round}`, branch_id: 1 });
    const box = (await fill(id, 10)).body.id;
    await admin.post(path, { type: 'return', pettycashId: box, amount: 10 });
    const [gone, more, made] = await Promise.all([
      admin.delete('/api/user', { id }),
      add(box),
      fill(id, 5),
    ]);
    const filled = [more, made].filter(({ status }) => status === 200);
    expect([codeOf(gone), filled.length]).toEqual(
      filled.length > 0 ? ['IN_USE', filled.length] : [200, 0],
    );
  }
});

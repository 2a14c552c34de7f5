import { expect, it } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();

it('a deleted event shows who deleted it, the reason, the refund and the amount kept', async () => {
  const { app } = standard;
  const hana = await app.as('hana');
  const { id } = (await hana.post('/api/event', buildEvent({ advance_amount: 30_000 }))).body.event;
  const [cashier, owner] = [await app.as('dawit'), await app.as('admin')];
  const accept = async (amount: number) => {
    const { data } = (await cashier.get('/api/transactions?type=pending')).body;
    const { id: actionId } = data.find((row: { event: { id: number } }) => row.event.id === id);
    const body = { type: 'pending', action: 'accept', actionId, amount };
    expect((await cashier.patch('/api/transactions', body)).status).toBe(200);
  };
  await accept(30_000);
  const why = { id, refund: 20_000, reason: 'ቀኑ ተቀይሯል' };
  expect((await owner.delete('/api/event', why)).status).toBe(200);
  const deletion = async () =>
    (await owner.get('/api/event?branch=1&deleted=1')).body.events.find(
      (event: { id: number }) => event.id === id,
    ).deletion;
  expect(await deletion()).toMatchObject({
    by: { username: 'admin' },
    reason: 'ቀኑ ተቀይሯል',
    refunded: 0,
    refund_waits: 20_000,
    kept: 10_000,
  });
  await accept(20_000);
  expect(await deletion()).toMatchObject({ refunded: 20_000, refund_waits: 0, kept: 10_000 });
  await owner.post('/api/event/restore', { id });
  const [live] = (await owner.get(`/api/event?id=${id}`)).body.events;
  expect(live.deletion).toBeUndefined();
});

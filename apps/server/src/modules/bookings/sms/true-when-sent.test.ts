import { describe, expect, it } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { acknowledged } from '#testing/services/fake-afro-message.ts';
import { useSmsApp } from '#testing/use-sms-app.ts';
import { sendDueMessages } from './send-messages.ts';

const sms = useSmsApp();
const CLIENT = { name: 'አልማዝ ተስፋዬ', primary_phone: '0911223344', secondary_phone: '0911223344' };
const CORRECTED = '0911556677';

const schedule = async (part: object = {}) =>
  (await (await sms.app.as('hana')).post('/api/event', buildEvent(part))).body.event;

const messagesOf = async (eventId: number) =>
  (await (await sms.app.as('hana')).get(`/api/sms?eventId=${eventId}`)).body.messages;

const stateOf = async (eventId: number, kind: string): Promise<string> =>
  (await messagesOf(eventId)).find((message: { kind: string }) => message.kind === kind).state;

const sendAt = async (instant: string) => {
  sms.app.clock.set(instant);
  await sendDueMessages(sms.app);
};

async function withGatewayAway(act: () => Promise<void>) {
  sms.provider.answer = { status: 503, body: '' };
  await sendDueMessages(sms.app);
  await act();
  sms.provider.answer = acknowledged;
  sms.app.clock.advance(1);
  await sendDueMessages(sms.app);
}

async function correctPhone(from: string, to: string) {
  const admin = await sms.app.as('admin');
  const [{ id }] = (await admin.get(`/api/client?phone=${from}`)).body.clients;
  const body = { id, full_name: CLIENT.name, primary_phone: to, secondary_phone: to };
  expect((await admin.patch('/api/client', body)).status).toBe(200);
}

describe('the recipient of a message', () => {
  it('a reminder is sent to the client’s phone as corrected after it was queued', async () => {
    const { id } = await schedule({ client: CLIENT, send_sms: false });
    await correctPhone(CLIENT.primary_phone, CORRECTED);
    expect(await messagesOf(id)).toMatchObject([{ kind: 'reminder', phone: CORRECTED }]);
    await sendAt('2026-09-28T09:00:00+03:00');
    expect(sms.provider.taken).toMatchObject([{ to: '+251911556677' }]);
  });

  it('a retried confirmation is sent to the corrected phone, and stays there after a further correction', async () => {
    const { id } = await schedule({ client: CLIENT, send_schedule: false });
    await withGatewayAway(() => correctPhone(CLIENT.primary_phone, CORRECTED));
    expect(sms.provider.taken).toMatchObject([{ to: '+251911556677' }]);
    await correctPhone(CORRECTED, '0911889900');
    expect(await messagesOf(id)).toMatchObject([{ state: 'sent', phone: CORRECTED }]);
  });

  it('a reminder to a merged client is sent to the remaining client', async () => {
    await schedule({ client: CLIENT, send_sms: false });
    const other = { name: 'አልማዝ', primary_phone: CORRECTED, secondary_phone: CORRECTED };
    await schedule({ client: other, send_sms: false, send_schedule: false });
    const admin = await sms.app.as('admin');
    const [into, gone] = (await admin.get('/api/client')).body.clients;
    const merged = { id: gone.id, into: into.id };
    expect((await admin.post('/api/client/merge', merged)).status).toBe(200);
    await sendAt('2026-09-28T09:00:00+03:00');
    expect(sms.provider.taken).toMatchObject([{ to: '+251911556677' }]);
  });
});

describe('the check of a message on sending', () => {
  it('no confirmation of a deleted event is sent, however long it has waited', async () => {
    const { id } = await schedule({ send_schedule: false });
    await withGatewayAway(async () => {
      const admin = await sms.app.as('admin');
      expect((await admin.delete('/api/event', { id, refund: 0 })).status).toBe(200);
    });
    sms.app.clock.advance(600);
    await sendDueMessages(sms.app);
    expect(sms.provider.taken).toEqual([]);
    const admin = await sms.app.as('admin');
    expect((await admin.post('/api/event/restore', { id })).status).toBe(200);
    expect(await stateOf(id, 'confirmation')).toBe('cancelled');
  });

  it('a delayed confirmation names the day the event was moved to', async () => {
    const event = await schedule({ send_schedule: false });
    await withGatewayAway(async () => {
      const et_date = { year: 2019, month: 1, day: 23 };
      const moved = { ...buildEvent({ event_date: '2026-10-03', et_date }), id: event.id };
      expect((await (await sms.app.as('hana')).patch('/api/event', moved)).status).toBe(200);
    });
    expect(sms.provider.taken[0]?.message).toContain('መስከረም 23 ቀን 2019');
    expect(sms.provider.taken).toHaveLength(1);
  });

  it.each(['confirmation', 'reminder'])('no %s is sent for a past event', async (kind) => {
    const { id } = await schedule({
      send_sms: kind === 'confirmation',
      send_schedule: kind === 'reminder',
    });
    await sendAt('2026-10-05T10:00:00+03:00');
    expect(sms.provider.taken).toEqual([]);
    expect(await stateOf(id, kind)).toBe('skipped');
  });

  it('a due payment reminder is not sent once the event is fully paid', async () => {
    const { id } = await schedule({ send_sms: false, send_schedule: false });
    const hana = await sms.app.as('hana');
    expect((await hana.post('/api/sms', { eventId: id, kind: 'due' })).status).toBe(200);
    await withGatewayAway(async () => {
      const dawit = await sms.app.as('dawit');
      for (const [type, amount] of [
        ['pending', 50_000],
        ['advance', 170_000],
      ] as const) {
        const [{ id: actionId }] = (await dawit.get(`/api/transactions?type=${type}`)).body.data;
        const answer = await dawit.patch('/api/transactions', {
          type,
          action: 'accept',
          amount,
          actionId,
        });
        expect(answer.status).toBe(200);
      }
    });
    expect(sms.provider.taken).toEqual([]);
    expect(await stateOf(id, 'due')).toBe('cancelled');
  });
});

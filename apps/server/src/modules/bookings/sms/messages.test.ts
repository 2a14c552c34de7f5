// D42, spec:9
import { describe, expect, it } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { acknowledged } from '#testing/services/fake-afro-message.ts';
import { useSmsApp } from '#testing/use-sms-app.ts';
import { logged } from '#testing/use-test-app.ts';
import { sendDueMessages } from './send-messages.ts';

const sms = useSmsApp({
  sms_id: 'e80ad9d8',
  sender_name: 'Digis',
  acc_number: '1000123',
  pay_confirm_temp: '{client_name} {advance_paid}/{left_money} {event_date} {acc_number}',
  days_before_temp: '{{days_left}} ቀን፣ {left_money}',
});

const schedule = async (part: object = {}): Promise<number> =>
  (await (await sms.app.as('hana')).post('/api/event', buildEvent(part))).body.event.id;

const messagesOf = async (eventId: number) =>
  (await (await sms.app.as('hana')).get(`/api/sms?eventId=${eventId}`)).body.messages;

const states = async (eventId: number): Promise<string[]> =>
  (await messagesOf(eventId)).map(
    ({ kind, state }: { kind: string; state: string }) => `${kind} ${state}`,
  );

describe('messages to clients', () => {
  it('a confirmation is sent at once and a reminder at 09:00 three days before', async () => {
    const id = await schedule();
    expect(await states(id)).toEqual(['confirmation scheduled', 'reminder scheduled']);
    await sendDueMessages(sms.app);
    expect(sms.provider.taken).toMatchObject([
      {
        to: '+251911223344',
        from: 'e80ad9d8',
        sender: 'Digis',
        authorization: 'Bearer a-token',
        message: 'አልማዝ ተስፋዬ 50,000/170,000 መስከረም 21 ቀን 2019 ዓ.ም. 1000123',
      },
    ]);
    sms.app.clock.set('2026-09-28T08:59:00+03:00');
    expect(await sendDueMessages(sms.app)).toBe(0);
    sms.app.clock.set('2026-09-28T09:00:00+03:00');
    await sendDueMessages(sms.app);
    expect(sms.provider.taken[1]?.message).toBe('3 ቀን፣ 170,000');
    expect(await sendDueMessages(sms.app)).toBe(0);
    expect(await states(id)).toEqual(['confirmation sent', 'reminder sent']);
  });

  it('a sent message keeps its text', async () => {
    const id = await schedule();
    await sendDueMessages(sms.app);
    await (await sms.app.as('admin')).post('/api/settings', { pay_confirm_temp: 'new' });
    const [confirmation] = await messagesOf(id);
    expect(confirmation.text).toContain('50,000/170,000');
    expect(confirmation.sent_at).toBe('2026-09-21T07:00:00.000Z');
  });

  it('a late reminder is skipped, and an event without messages queues none', async () => {
    const soon = buildEvent({
      event_date: '2026-09-23',
      et_date: { year: 2019, month: 1, day: 13 },
    });
    expect(await states(await schedule(soon))).toEqual([
      'confirmation scheduled',
      'reminder skipped',
    ]);
    expect(await states(await schedule({ send_sms: false, send_schedule: false }))).toEqual([]);
  });

  it.each([
    ['refuses', { status: 200, body: '{"acknowledge":"error"}' }],
    ['fails', { status: 500, body: 'Internal Server Error' }],
    ['knows no such token', { status: 401, body: '<!doctype html>' }],
    [
      'says a nested word',
      { status: 200, body: '{"acknowledge":"error","response":{"acknowledge":"success"}}' },
    ],
  ])(
    'messages are retried when the provider %s, and given up after eight attempts',
    async (_how, answer) => {
      const id = await schedule({ send_schedule: false });
      sms.provider.answer = answer;
      for (const wait of [0, 1, 2, 5, 15, 60, 180]) {
        sms.app.clock.advance(wait);
        expect(await sendDueMessages(sms.app)).toBe(1);
        expect(await states(id)).toEqual(['confirmation scheduled']);
        expect(await sendDueMessages(sms.app)).toBe(0);
      }
      sms.app.clock.advance(360);
      await sendDueMessages(sms.app);
      expect(await states(id)).toEqual(['confirmation failed']);
    },
  );

  it('failed messages are sent once the provider recovers', async () => {
    const id = await schedule({ send_schedule: false });
    sms.provider.answer = { status: 503, body: '' };
    await sendDueMessages(sms.app);
    sms.provider.answer = acknowledged;
    sms.app.clock.advance(1);
    await sendDueMessages(sms.app);
    expect(await states(id)).toEqual(['confirmation sent']);
    expect(sms.provider.taken).toHaveLength(1);
  });

  it('no reminder is sent at night', async () => {
    const id = await schedule({ send_sms: false });
    sms.app.clock.set('2026-09-28T20:30:00+03:00');
    expect(await sendDueMessages(sms.app)).toBe(0);
    sms.app.clock.set('2026-09-29T08:00:00+03:00');
    await sendDueMessages(sms.app);
    expect(await states(id)).toEqual(['reminder sent']);
  });

  it('two servers send each message once', async () => {
    for (let at = 0; at < 30; at += 1) await schedule({ send_schedule: false });
    const other = await sms.app.restart();
    const both = [sms.app, other].flatMap((server) => [
      sendDueMessages(server),
      sendDueMessages(server),
    ]);
    await Promise.all(both);
    const references = sms.provider.taken.map((message) => message.reference);
    expect(new Set(references).size).toBe(references.length);
    expect(references).toHaveLength(30);
    await other.close();
  });

  it('Send again uses the present figures and is logged', async () => {
    const id = await schedule({ send_schedule: false });
    await sendDueMessages(sms.app);
    sms.app.clock.advance(61);
    const hana = await sms.app.as('hana');
    expect((await hana.post('/api/sms', { eventId: id, kind: 'confirmation' })).status).toBe(200);
    await sendDueMessages(sms.app);
    expect(sms.provider.taken).toHaveLength(2);
    expect((await logged(sms.app, 'sms.send', id)).times).toBe(1);
  });

  it('messages wait without a token, and are sent once a token is set', async () => {
    const admin = await sms.app.as('admin');
    await admin.post('/api/settings', { clear_sms_api_token: true });
    const id = await schedule();
    expect(await states(id)).toEqual(['confirmation not configured', 'reminder not configured']);
    expect(await sendDueMessages(sms.app)).toBe(0);
    await admin.post('/api/settings', { sms_api_token: 'another' });
    await sendDueMessages(sms.app);
    expect(await states(id)).toEqual(['confirmation not configured', 'reminder scheduled']);
  });

  it('a client’s messages are listed from all their events in the branch, newest first', async () => {
    const client = { name: 'ማርታ አበበ', primary_phone: '0944556677', secondary_phone: '0944556677' };
    const first = await schedule({ client });
    const second = await schedule({ client, time: '19:00' });
    const hana = await sms.app.as('hana');
    const { clients } = (await hana.get('/api/client?phone=0944556677')).body;
    const address = `/api/client/messages?id=${clients[0].id}`;
    const { messages } = (await hana.get(address)).body;
    expect(messages.map(({ eventId }: { eventId: number }) => eventId)).toEqual([
      second,
      second,
      first,
      first,
    ]);
    expect(messages[0]).toMatchObject({ event_date: '2026-10-01T19:00:00+03:00' });
    expect((await (await sms.app.as('sara')).get(address)).status).toBe(404);
  });

  it('messages of another branch are not found', async () => {
    const id = await schedule();
    const sara = await sms.app.as('sara');
    expect((await sara.get(`/api/sms?eventId=${id}`)).status).toBe(404);
    expect((await sara.post('/api/sms', { eventId: id, kind: 'reminder' })).status).toBe(404);
  });

  it('a client’s name is not read as a placeholder', async () => {
    const client = {
      name: '{left_money}',
      primary_phone: '0911000099',
      secondary_phone: '0911000099',
    };
    await schedule({ client, send_schedule: false });
    await sendDueMessages(sms.app);
    expect(sms.provider.taken[0]?.message).toContain('{left_money} 50,000/170,000');
  });
});

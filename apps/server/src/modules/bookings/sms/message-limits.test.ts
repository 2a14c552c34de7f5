import { describe, expect, it } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { useSmsApp } from '#testing/use-sms-app.ts';
import { sendDueMessages } from './send-messages.ts';

const sms = useSmsApp();

const schedule = async (part: object = {}): Promise<number> => {
  const input = buildEvent({ send_schedule: false, ...part });
  return (await (await sms.app.as('hana')).post('/api/event', input)).body.event.id;
};

const sendAgain = async (eventId: number, kind = 'confirmation') =>
  (await sms.app.as('hana')).post('/api/sms', { eventId, kind });

const queued = async (eventId: number): Promise<number> =>
  (await (await sms.app.as('hana')).get(`/api/sms?eventId=${eventId}`)).body.messages.length;

// D131
describe('message limits per client', () => {
  it('sixty concurrent presses send one message, and the other calls are told when to retry', async () => {
    const id = await schedule({ send_sms: false });
    const answers = await Promise.all(Array.from({ length: 60 }, () => sendAgain(id)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(59);
    expect(refused[0]?.body.code).toBe('MESSAGE_LIMIT');
    expect(Number(refused[0]?.headers.get('retry-after'))).toBe(3_600);
    expect(await queued(id)).toBe(1);
  });

  it('the same message may be sent again after an hour, at most five times a day', async () => {
    const id = await schedule();
    for (let times = 2; times <= 5; times += 1) {
      await sendDueMessages(sms.app);
      expect((await sendAgain(id)).status).toBe(429);
      sms.app.clock.advance(61);
      expect((await sendAgain(id)).status).toBe(200);
    }
    sms.app.clock.advance(61);
    expect((await sendAgain(id)).status).toBe(429);
    sms.app.clock.set('2026-09-22T00:00:00+03:00');
    expect((await sendAgain(id)).status).toBe(200);
  });

  it('a message about a change may be sent within the hour', async () => {
    const id = await schedule();
    await sendDueMessages(sms.app);
    sms.app.clock.advance(5);
    const hana = await sms.app.as('hana');
    const moved = { event_date: '2026-10-03', et_date: { year: 2019, month: 1, day: 23 } };
    await hana.patch('/api/event', { ...buildEvent(moved), id });
    expect((await sendAgain(id)).status).toBe(200);
    await sendDueMessages(sms.app);
    expect(sms.provider.taken.at(-1)?.message).toContain('መስከረም 23');
  });

  it('messages beyond the daily limit wait for the next day', async () => {
    const admin = await sms.app.as('admin');
    expect((await admin.post('/api/settings', { sms_daily_limit: 3 })).status).toBe(200);
    const ids: number[] = [];
    for (let at = 0; at < 5; at += 1) ids.push(await schedule());
    expect(await sendDueMessages(sms.app)).toBe(3);
    expect(await sendDueMessages(sms.app)).toBe(0);
    expect((await sendAgain(ids[0]!)).body.code).toBe('MESSAGE_LIMIT');
    const { body } = await sms.app.guest.get('/api/metrics');
    expect(body).toMatch(/^digis_messages_day_share 1$/m);
    sms.app.clock.set('2026-09-22T08:00:00+03:00');
    expect(await sendDueMessages(sms.app)).toBe(2);
  });

  it.each([0, 100_001, 2.5])('a daily limit of %d is refused at its field', async (limit) => {
    const admin = await sms.app.as('admin');
    const { status, body } = await admin.post('/api/settings', { sms_daily_limit: limit });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['sms_daily_limit']);
  });
});

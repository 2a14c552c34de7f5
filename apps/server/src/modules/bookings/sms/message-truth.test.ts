import { describe, expect, it } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { useSmsApp } from '#testing/use-sms-app.ts';
import { sendDueMessages } from './send-messages.ts';

const book = '/api/transactions';
const sms = useSmsApp({
  days_before_temp: '{days_left} ቀን፣ {advance_paid}, {received_money}, {left_money}',
});

const withOurWords = async () =>
  (await sms.app.as('admin')).post('/api/settings', { days_before_temp: '' });

async function schedule(part: object = {}): Promise<number> {
  const hana = await sms.app.as('hana');
  return (await hana.post('/api/event', buildEvent({ send_sms: false, ...part }))).body.event.id;
}

const rowOf = async (type: string): Promise<number> => {
  const dawit = await sms.app.as('dawit');
  return (await dawit.get(`${book}?type=${type}`)).body.data[0].id;
};

async function resolve(type: 'pending' | 'advance', action: string, amount?: number) {
  const dawit = await sms.app.as('dawit');
  const answer = await dawit.patch(book, { type, action, amount, actionId: await rowOf(type) });
  expect(answer.status).toBe(200);
}

async function reminderOf(eventId: number): Promise<{ shown: string; sent: string | undefined }> {
  const { messages } = (await (await sms.app.as('hana')).get(`/api/sms?eventId=${eventId}`)).body;
  sms.app.clock.set('2026-09-28T09:00:00+03:00');
  await sendDueMessages(sms.app);
  return { shown: messages[0].text, sent: sms.provider.taken[0]?.message };
}

const both = (text: string) => ({ shown: text, sent: text });

// D144
describe('a reminder', () => {
  it('a reminder names the claim before it is approved', async () => {
    expect(await reminderOf(await schedule())).toEqual(both('3 ቀን፣ 50,000, 0, 170,000'));
  });

  it('a reminder names the received amount where that is less', async () => {
    const id = await schedule();
    await resolve('pending', 'accept', 45_000);
    expect(await reminderOf(id)).toEqual(both('3 ቀን፣ 45,000, 45,000, 175,000'));
  });

  it('a reminder names the whole total when the advance was rejected', async () => {
    const id = await schedule();
    await resolve('pending', 'reject');
    expect(await reminderOf(id)).toEqual(both('3 ቀን፣ 0, 0, 220,000'));
  });

  it('a reminder names the remaining amount after a settlement', async () => {
    const id = await schedule();
    await resolve('pending', 'accept', 50_000);
    await resolve('advance', 'accept', 5_000);
    expect(await reminderOf(id)).toEqual(both('3 ቀን፣ 55,000, 55,000, 165,000'));
  });

  it('a reminder of a fully paid event requests nothing', async () => {
    const id = await schedule();
    await resolve('pending', 'accept', 50_000);
    await resolve('advance', 'accept', 170_000);
    const [shown] = (await (await sms.app.as('hana')).get(`/api/sms?eventId=${id}`)).body.messages;
    expect(shown.text).toBe('3 ቀን፣ 220,000, 220,000, 0');
    await withOurWords();
    const { sent } = await reminderOf(id);
    expect(sent).toContain('ክፍያው ተጠናቋል');
    expect(sent).not.toContain('ቀሪ');
  });

  it('a reminder counts the days from its sending, and a sent one does not change', async () => {
    const id = await schedule();
    sms.app.clock.set('2026-09-30T09:00:00+03:00');
    await sendDueMessages(sms.app);
    expect(sms.provider.taken[0]?.message).toBe('1 ቀን፣ 50,000, 0, 170,000');
    await resolve('pending', 'accept', 20_000);
    const [sent] = (await (await sms.app.as('hana')).get(`/api/sms?eventId=${id}`)).body.messages;
    expect(sent.text).toBe('1 ቀን፣ 50,000, 0, 170,000');
  });
});

describe('a confirmation with a custom text', () => {
  it('a confirmation names the civil day of an event after midnight', async () => {
    await schedule({ send_sms: true, send_schedule: false, time: '01:00' });
    await sendDueMessages(sms.app);
    expect(sms.provider.taken[0]?.message).toContain(
      'መስከረም 21 ቀን 2019 ዓ.ም. ከሌሊቱ 7:00 ሰዓት (01:00 ዓርብ)',
    );
  });

  it('a confirmation names the agreed advance and does not describe it as paid', async () => {
    await schedule({ send_sms: true, send_schedule: false });
    await sendDueMessages(sms.app);
    expect(sms.provider.taken[0]?.message).toContain('ቅድመ ክፍያ 50,000 ብር');
    expect(sms.provider.taken[0]?.message).not.toContain('የተከፈለ');
  });
});

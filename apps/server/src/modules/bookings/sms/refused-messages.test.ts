import { describe, expect, it } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { acknowledged } from '#testing/services/fake-afro-message.ts';
import { useSmsApp } from '#testing/use-sms-app.ts';
import { sendDueMessages } from './send-messages.ts';

const sms = useSmsApp();

const schedule = async (): Promise<number> => {
  const event = buildEvent({ send_schedule: false });
  return (await (await sms.app.as('hana')).post('/api/event', event)).body.event.id;
};
const messageOf = async (id: number) =>
  (await (await sms.app.as('hana')).get(`/api/sms?eventId=${id}`)).body.messages[0];
const warnings = async () =>
  (await (await sms.app.as('admin')).get('/api/health')).body.warnings ?? [];

describe('a gateway that refuses messages', () => {
  it.each([
    ['a list', { response: { errors: ['Insufficient  balance'] } }, 'Insufficient balance'],
    ['lists by field', { response: { errors: { to: ['Not a phone'] } } }, 'Not a phone'],
    ['text', { response: 'Sender is not approved' }, 'Sender is not approved'],
    ['an endless text', { response: 'x'.repeat(1_000) }, 'x'.repeat(200)],
    ['nothing', {}, '200'],
  ])('its reason is stored when it answers %s', async (_how, said, reason) => {
    const id = await schedule();
    sms.provider.answer = { status: 200, body: JSON.stringify({ acknowledge: 'error', ...said }) };
    await sendDueMessages(sms.app);
    const next_at = '2026-09-21T07:01:00.000Z';
    expect(await messageOf(id)).toMatchObject({ state: 'scheduled', tries: 1, reason, next_at });
  });

  it('a status alone is stored as the reason, and an unreachable gateway has none', async () => {
    const id = await schedule();
    sms.provider.answer = { status: 401, body: '<!doctype html>' };
    await sendDueMessages(sms.app);
    expect(await messageOf(id)).toMatchObject({ tries: 1, reason: '401' });
    sms.app.clock.advance(1);
    await sendDueMessages({
      ...sms.app,
      config: { ...sms.app.config, smsApiUrl: 'http://127.0.0.1:1' },
    });
    const message = await messageOf(id);
    expect(message).toMatchObject({ state: 'scheduled', tries: 2 });
    expect(message).not.toHaveProperty('reason');
  });

  it('health reports the refusal until the gateway accepts a message', async () => {
    const first = await schedule();
    expect(await warnings()).not.toContain('messages_refused');
    sms.provider.answer = { status: 200, body: '{"acknowledge":"error"}' };
    await sendDueMessages(sms.app);
    expect(await warnings()).toContain('messages_refused');
    sms.provider.answer = acknowledged;
    sms.app.clock.advance(1);
    await sendDueMessages(sms.app);
    expect(await warnings()).not.toContain('messages_refused');
    const message = await messageOf(first);
    expect(message.state).toBe('sent');
    expect(message).not.toHaveProperty('tries');
  });
});

it('one slow answer does not block the other messages', async () => {
  await schedule();
  await schedule();
  let isFirst = true;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  sms.provider.beforeAnswer = async () => {
    if (!isFirst) return resolve(undefined);
    isFirst = false;
    await promise;
  };
  expect(await sendDueMessages({ ...sms.app, patienceMs: 50 })).toBe(2);
  expect(sms.provider.taken).toHaveLength(2);
});

it('messages with a pending answer count toward the daily limit', async () => {
  await (await sms.app.as('admin')).post('/api/settings', { sms_daily_limit: 1 });
  await schedule();
  await schedule();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  sms.provider.beforeAnswer = () => promise;
  const sending = sendDueMessages({ ...sms.app, patienceMs: 50 });
  setTimeout(() => resolve(undefined), 300);
  await sending;
  expect(sms.provider.taken).toHaveLength(1);
});

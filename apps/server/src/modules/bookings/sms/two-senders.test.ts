import { beforeEach, describe, expect, it } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { useSmsApp } from '#testing/use-sms-app.ts';
import { smsOutbox } from '#db/tables/events.ts';
import { sendDueMessages } from './send-messages.ts';

const owed = 20;
const answersAfterMs = 9_000;

const sms = useSmsApp();

beforeEach(async () => {
  const hana = await sms.app.as('hana');
  const { event } = (
    await hana.post('/api/event', buildEvent({ send_sms: false, send_schedule: false }))
  ).body;
  const created_at = sms.app.clock.now();
  const message = {
    event_id: event.id,
    kind: 'confirmation',
    state: 'scheduled',
    phone: '0911223344',
  } as const;
  await sms.app.db.insert(smsOutbox).values(
    Array.from({ length: owed }, (_, at) => ({
      ...message,
      due_at: new Date(created_at.getTime() - at * 1000),
      created_at,
    })),
  );
});

const slowly = () =>
  sms.app.clock.set(new Date(sms.app.clock.now().getTime() + answersAfterMs).toISOString());

describe('messages of a slow provider', () => {
  it('two servers send each message of a slow provider once', async () => {
    let second: Promise<number> | undefined;
    sms.provider.beforeAnswer = async () => {
      slowly();
      if (sms.provider.taken.length < 15 || second !== undefined) return;
      second = sendDueMessages(sms.app);
      await second;
    };
    await sendDueMessages(sms.app);
    const references = sms.provider.taken.map(({ reference }) => reference);
    expect(references).toHaveLength(owed);
    expect(new Set(references).size).toBe(owed);
    expect(await second).toBe(5);
  });

  it('pending messages wait for the next start once the server is stopped', async () => {
    const stopping = new AbortController();
    sms.provider.beforeAnswer = async () => {
      slowly();
      if (sms.provider.taken.length === 3) stopping.abort();
    };
    expect(await sendDueMessages({ ...sms.app, signal: stopping.signal })).toBe(3);
    expect(sms.provider.taken).toHaveLength(3);
    sms.provider.beforeAnswer = async () => slowly();
    expect(await sendDueMessages(sms.app)).toBe(owed - 3);
  });

  it('a message cancelled while it waits is not sent', async () => {
    sms.provider.beforeAnswer = async () => {
      await sms.app.db.update(smsOutbox).set({ state: 'cancelled' });
    };
    await sendDueMessages(sms.app);
    expect(sms.provider.taken).toHaveLength(1);
  });
});

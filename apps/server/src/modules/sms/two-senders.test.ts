import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildEvent, standardFixture, startTestApp, type TestApp } from '../../../testing/index.ts';
import { startFakeProvider, type FakeProvider } from '../../../testing/fake-afro-message.ts';
import { smsOutbox } from '../../db/tables/events.ts';
import { sendDueMessages } from './send-messages.ts';

const owed = 20;
const answersAfterMs = 9_000;

let provider: FakeProvider;
let app: TestApp;

beforeAll(async () => {
  provider = await startFakeProvider();
});
afterAll(() => provider.close());

beforeEach(async () => {
  provider.taken.length = 0;
  app = await startTestApp({ smsApiUrl: provider.url });
  await standardFixture(app);
  await (await app.as('admin')).post('/api/settings', { sms_api_token: 'a-token' });
  const hana = await app.as('hana');
  const { event } = (
    await hana.post('/api/event', buildEvent({ send_sms: false, send_schedule: false }))
  ).body;
  const created_at = app.clock.now();
  const message = {
    event_id: event.id,
    kind: 'confirmation',
    state: 'scheduled',
    phone: '0911223344',
  } as const;
  await app.db.insert(smsOutbox).values(
    Array.from({ length: owed }, (_, at) => ({
      ...message,
      due_at: new Date(created_at.getTime() - at * 1000),
      created_at,
    })),
  );
  return () => app.close();
});

/** By the clock of the servers; nobody waits. */
const slowly = () =>
  app.clock.set(new Date(app.clock.now().getTime() + answersAfterMs).toISOString());

describe('messages of a slow provider', () => {
  it('two servers send each message of a slow provider once', async () => {
    let second: Promise<number> | undefined;
    provider.beforeAnswer = async () => {
      slowly();
      if (provider.taken.length < 15 || second !== undefined) return;
      second = sendDueMessages(app);
      await second;
    };
    await sendDueMessages(app);
    const references = provider.taken.map(({ reference }) => reference);
    expect(references).toHaveLength(owed);
    expect(new Set(references).size).toBe(owed);
    expect(await second).toBe(5);
  });

  it('messages wait for the next start once the server is stopped', async () => {
    const stopping = new AbortController();
    provider.beforeAnswer = async () => {
      slowly();
      if (provider.taken.length === 3) stopping.abort();
    };
    expect(await sendDueMessages({ ...app, signal: stopping.signal })).toBe(3);
    expect(provider.taken).toHaveLength(3);
    provider.beforeAnswer = async () => slowly();
    expect(await sendDueMessages(app)).toBe(owed - 3);
  });

  it('a message that is cancelled while it waits is not sent', async () => {
    provider.beforeAnswer = async () => {
      await app.db.update(smsOutbox).set({ state: 'cancelled' });
    };
    await sendDueMessages(app);
    expect(provider.taken).toHaveLength(1);
  });
});

import { describe, expect, it, onTestFinished } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { acknowledged, startFakeProvider } from '#testing/services/fake-afro-message.ts';
import { useSmsApp } from '#testing/use-sms-app.ts';
import { afroMessage, OutcomeUnknown } from './gateway.ts';
import { sendDueMessages } from './send-messages.ts';

const sms = useSmsApp();

async function scheduled(): Promise<number> {
  const hana = await sms.app.as('hana');
  return (await hana.post('/api/event', buildEvent({ send_schedule: false }))).body.event.id;
}

const messagesOf = async (id: number) =>
  (await (await sms.app.as('hana')).get(`/api/sms?eventId=${id}`)).body.messages;

// D42
describe('a gateway that does not report whether it accepted a message', () => {
  it.each([
    ['hangs up after it took the message', { hangsUp: true }],
    ['answers a page', { answer: { status: 200, body: '<!doctype html>' } }],
    ['answers without an end', { answer: { status: 200, body: 'x'.repeat(100_000) } }],
    ['says neither', { answer: { status: 200, body: '{"response":{"acknowledge":"success"}}' } }],
    ['is a proxy that did not hear from it', { answer: { status: 504, body: '' } }],
  ])('a message is not retried automatically when the gateway %s', async (_how, fault) => {
    const id = await scheduled();
    Object.assign(sms.provider, fault);
    await sendDueMessages(sms.app);
    Object.assign(sms.provider, { hangsUp: false, answer: acknowledged });
    sms.provider.taken.length = 0;
    for (const minutes of [1, 2, 5, 600]) {
      sms.app.clock.advance(minutes);
      expect(await sendDueMessages(sms.app)).toBe(0);
    }
    expect(sms.provider.taken).toEqual([]);
    expect(await messagesOf(id)).toMatchObject([
      { state: 'unknown', phone: '0911223344', text: expect.stringContaining('50,000') },
    ]);
  });

  it('Send again sends a message with an unknown outcome', async () => {
    const id = await scheduled();
    sms.provider.hangsUp = true;
    await sendDueMessages(sms.app);
    sms.provider.hangsUp = false;
    sms.app.clock.advance(1);
    const hana = await sms.app.as('hana');
    expect((await hana.post('/api/sms', { eventId: id, kind: 'confirmation' })).status).toBe(200);
    await sendDueMessages(sms.app);
    expect(await messagesOf(id)).toMatchObject([{ state: 'unknown' }, { state: 'sent' }]);
  });

  it('a late answer is an unknown outcome, and a refused connection is not', async () => {
    const provider = await startFakeProvider();
    onTestFinished(() => provider.close());
    provider.beforeAnswer = () => new Promise(() => undefined);
    const account = { url: provider.url, token: 'a-token', from: '', sender: '' };
    const message = { reference: 'digis-1', to: '+251911223344', text: 'ሰላም' };
    await expect(afroMessage(account, 50).send(message)).rejects.toBeInstanceOf(OutcomeUnknown);
    const nobody = { ...account, url: 'http://127.0.0.1:1' };
    await expect(afroMessage(nobody).send(message)).rejects.not.toBeInstanceOf(OutcomeUnknown);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startFakeProvider, type FakeProvider } from '../../testing/services/fake-afro-message.ts';
import { buildAgreement, buildEvent, testPassword } from '../../testing/index.ts';
import { sendDueMessages } from '../../src/modules/bookings/sms/send-messages.ts';
import { book, done, moveTo, refused, useDays } from './days.ts';

let provider: FakeProvider | undefined;

beforeAll(async () => {
  provider = await startFakeProvider();
});

const days = useDays(() => ({ smsApiUrl: provider?.url ?? null }));

afterEach(async () => {
  expect(await days.app.verify()).toBeNull();
});

afterAll(() => provider?.close());

const messagesOf = async (eventId: number) =>
  (await done(days.hana.get(`/api/sms?eventId=${eventId}`))).messages;

describe('Almaz’s messages and agreement (S1)', () => {
  it('Almaz gets a confirmation now and a reminder on Meskerem 18 at nine', async () => {
    await done(days.admin.post('/api/settings', { sms_api_token: 'a-token' }));
    const { event } = await done(days.hana.post('/api/event', buildEvent()));
    const [confirmation, reminder, ...others] = await messagesOf(event.id);
    expect(others).toEqual([]);
    expect(confirmation).toMatchObject({ kind: 'confirmation', phone: '0911223344' });
    expect(confirmation.text).toContain('50,000');
    expect(confirmation.text).toContain('170,000');
    expect(confirmation.text).toContain('መስከረም 21');
    expect(reminder).toMatchObject({ kind: 'reminder', due_at: '2026-09-28T06:00:00.000Z' });
  });

  it('each message is sent once on its day, and the edited wedding sends none', async () => {
    await sendDueMessages(days.app);
    expect(provider?.taken).toHaveLength(1);
    const grown = { ...buildEvent({ num_of_people: 420, time: '19:00' }), id: 1 };
    await done(days.hana.patch('/api/event', grown));
    await moveTo(days, '2026-09-28T08:59:00+03:00');
    await sendDueMessages(days.app);
    expect(provider?.taken).toHaveLength(1);
    await moveTo(days, '2026-09-28T09:00:00+03:00');
    await sendDueMessages(days.app);
    await sendDueMessages(days.app);
    expect(provider?.taken.map(({ to }) => to)).toEqual(['+251911223344', '+251911223344']);
    const states = (await messagesOf(1)).map(({ state }: { state: string }) => state);
    expect(states).toEqual(['sent', 'sent']);
  });

  it('the agreement has total, advance and remaining amount, and is kept as signed', async () => {
    await moveTo(days, '2026-09-21T10:00:00+03:00');
    const { event } = await done(days.hana.post('/api/event', buildEvent()));
    const paper = buildAgreement({
      eventId: event.id,
      advance: event.advance_amount,
      left: event.left,
    });
    const { status, body: page } = await days.hana.post('/api/generate-agreement', paper);
    expect(status).toBe(200);
    for (const figure of ['220,000 ብር', '50,000 ብር', '170,000 ብር', 'መስከረም 21 ቀን 2019']) {
      expect(page).toContain(figure);
    }
    const { agreements } = await done(days.hana.get(`/api/agreement?eventId=${event.id}`));
    expect(agreements).toMatchObject([{ advance: 50_000, left: 170_000, username: 'hana' }]);
    await done(days.hana.patch('/api/event', { ...buildEvent({ remark: 'x' }), id: event.id }));
    expect((await days.hana.get(`/api/agreement/${agreements[0].id}`)).body).toBe(page);
  });
});

describe('user management by the admin (S10)', () => {
  it('revoking Sara’s cashbook permission applies to her next call and keeps her signed in', async () => {
    await book(days.sara, 2);
    const access = ['View Events', 'Create Event', 'Calendar'];
    const { users } = await done(days.admin.get('/api/user'));
    const { id } = users.find(({ username }: { username: string }) => username === 'sara');
    await done(days.admin.send('/api/user', put({ id, access })));
    const seen = await done(days.sara.get('/api/user-info'));
    expect(seen.user.access.split(',').toSorted()).toEqual(access.toSorted());
    const stale = days.sara.get('/api/transactions?type=book&branchId=2');
    expect(await refused(stale)).toEqual([403, 'NO_PERMISSION']);
    await done(days.sara.get('/api/event'));
  });

  it('no user can delete the admin', async () => {
    const { users } = await done(days.admin.get('/api/user'));
    const { id } = users.find(({ role }: { role: string }) => role === 'admin');
    const { status, body } = await days.admin.delete('/api/user', { id });
    expect([status, body.msg]).toEqual([409, "you can't delete admin!"]);
  });

  it('deleting Sara ends her session at once, and she cannot sign in again', async () => {
    const { users } = await done(days.admin.get('/api/user'));
    const { id } = users.find(({ username }: { username: string }) => username === 'sara');
    await done(days.admin.delete('/api/user', { id }));
    expect(await refused(days.sara.get('/api/event'))).toEqual([403, 'SESSION_EXPIRED']);
    const again = { username: 'sara', password: testPassword };
    expect((await days.app.guest.post('/api/login', again)).status).toBe(401);
  });
});

const put = (body: unknown): RequestInit => ({
  method: 'PUT',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

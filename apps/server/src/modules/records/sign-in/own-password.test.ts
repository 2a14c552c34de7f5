// D151, D153
import { describe, expect, it } from 'vitest';
import { buildEvent, testPassword, type Caller } from '#testing/index.ts';
import { logged, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
const chosen = 'tikimt-sun-and-tea';
let names = 0;

async function newcomer(access: Parameters<typeof standard.app.createUser>[0]['access'] = []) {
  names += 1;
  const username = `newcomer${names}`;
  const id = await standard.app.createUser({ username, branch_id: 1, access });
  return { id, username, caller: await standard.app.as(username) };
}

const signIn = (username: string, password: string) =>
  standard.app.guest.post('/api/login', { username, password });

describe('changing your password', () => {
  it('changing the password requires the present one and ends the other sessions', async () => {
    const { username, caller, id } = await newcomer();
    const elsewhere = await standard.app.as(username);
    const changed = await caller.post('/api/password', { current: testPassword, new: chosen });
    expect(changed.body).toEqual({ success: true });
    expect((await caller.get('/api/user-info')).status).toBe(200);
    expect((await elsewhere.get('/api/user-info')).body.code).toBe('SESSION_EXPIRED');
    expect((await signIn(username, testPassword)).status).toBe(401);
    expect((await signIn(username, chosen)).status).toBe(200);
    const again = await caller.post('/api/password', { current: testPassword, new: chosen });
    expect(again.body).toEqual({ success: true });
    expect((await logged(standard.app, 'user.password', id)).times).toBe(1);
  });

  it.each([
    [
      'the present one is wrong',
      { current: 'something-else', new: chosen },
      { current: 'mismatch' },
    ],
    [
      'the new one is the present one',
      { current: testPassword, new: testPassword },
      { new: 'duplicate' },
    ],
  ])('the password is unchanged when %s', async (_what, body, errors) => {
    const { username, caller } = await newcomer();
    const refused = await caller.post('/api/password', body);
    expect([refused.status, refused.body.errors]).toEqual([422, errors]);
    expect((await signIn(username, testPassword)).status).toBe(200);
  });

  it('a common new password is refused at its field', async () => {
    const { caller } = await newcomer();
    const { status, body } = await caller.post('/api/password', {
      current: testPassword,
      new: 'password1',
    });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['new']]);
  });

  it('guesses of the present password count like those at sign-in', async () => {
    const { caller } = await newcomer();
    for (let guess = 0; guess < 5; guess += 1) {
      const wrong = { current: `guess-number-${guess}`, new: chosen };
      expect((await caller.post('/api/password', wrong)).status).toBe(422);
    }
    const sixth = await caller.post('/api/reauth', { password: testPassword });
    expect([sixth.status, sixth.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });
});

describe('a password set by another user', () => {
  it('must_change answers every other call with 409, never with 403', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    const body = { username: 'selam', password: 'given-by-the-admin', branchId: 1 };
    expect((await admin.post('/api/user', { ...body, must_change: true })).status).toBe(200);
    const selam = await app.as('selam');
    expect((await selam.get('/api/user-info')).body.user.must_change).toBe(true);
    for (const path of ['/api/settings', '/api/tenant']) {
      expect((await selam.get(path)).status).toBe(200);
    }
    expect((await selam.post('/api/heartbeat')).status).toBe(200);
    for (const path of ['/api/branch', '/api/item', '/api/sessions']) {
      const { status, body: answer } = await selam.get(path);
      expect([status, answer.code]).toEqual([409, 'PASSWORD_CHANGE_REQUIRED']);
    }
    const change = { current: 'given-by-the-admin', new: chosen };
    expect((await selam.post('/api/password', change)).status).toBe(200);
    expect((await selam.get('/api/branch')).status).toBe(200);
    expect((await selam.get('/api/user-info')).body.user).not.toHaveProperty('must_change');
  });

  it('a password set without must_change need not be changed', async () => {
    const admin = await standard.app.as('admin');
    const { id, username } = await newcomer();
    await admin.patch('/api/user', { id, username, password: chosen });
    const again = await standard.app.as(username);
    expect((await again.get('/api/branch')).status).toBe(200);
    await admin.patch('/api/user', {
      id,
      username,
      password: 'another-quiet-yard',
      must_change: true,
    });
    const third = await standard.app.as(username);
    expect((await third.get('/api/branch')).body.code).toBe('PASSWORD_CHANGE_REQUIRED');
  });
});

describe('a session opened during a password change', () => {
  it('a session opened during a password change is refused', async () => {
    const { app } = standard;
    const { id, username } = await newcomer();
    let current = testPassword;
    for (let round = 0; round < 5; round += 1) {
      const admin = await app.as('admin');
      const password = `round-${round}-of-changes`;
      const [changed, ...opened] = await Promise.all([
        admin.patch('/api/user', { id, username, password }),
        ...Array.from({ length: 4 }, () => signIn(username, current)),
      ]);
      expect(changed.status).toBe(200);
      for (const { status, body } of opened) {
        if (status !== 200) continue;
        const headers = { Authorization: `Bearer ${body.token}` };
        expect((await app.guest.get('/api/user-info', headers)).status).toBe(403);
      }
      current = password;
      app.clock.advance(16);
    }
  });
});

describe('reauthentication', () => {
  const busyFor = async (caller: Caller, minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 10) {
      standard.app.clock.advance(10);
      expect((await caller.post('/api/heartbeat')).status).toBe(200);
    }
  };

  it('access and settings require the password again after half an hour, and one entry covers both', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    const { id } = await newcomer();
    const access = { method: 'PUT', body: JSON.stringify({ id, access: ['Items'] }) };
    const grant = () =>
      admin.send('/api/user', {
        ...access,
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'grant-items-once' },
      });
    await busyFor(admin, 40);
    for (const answer of [await grant(), await admin.post('/api/settings', { sender_name: 'X' })]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'REAUTH_REQUIRED']);
    }
    const wrong = await admin.post('/api/reauth', { password: 'not-the-password' });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { password: 'mismatch' }]);
    expect((await admin.post('/api/reauth', { password: testPassword })).status).toBe(200);
    expect((await grant()).body).toEqual({ success: true });
    expect((await admin.post('/api/settings', { sender_name: 'X' })).status).toBe(200);
  });

  it('a refund requires the password on request and on acceptance, and a deletion without a refund does not', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    const booked = async () => {
      const { event } = (await admin.post('/api/event', buildEvent())).body;
      const { data } = (await admin.get('/api/transactions?type=pending&branchId=1')).body;
      const { id: actionId } = data.find(
        (row: { event: { id: number } }) => row.event.id === event.id,
      );
      const accept = { type: 'pending', action: 'accept', actionId, amount: 50_000 };
      expect((await admin.patch('/api/transactions', accept)).status).toBe(200);
      return event.id as number;
    };
    const [kept, refunded] = [await booked(), await booked()];
    await busyFor(admin, 40);
    expect((await admin.delete('/api/event', { id: kept })).status).toBe(200);
    const refund = { id: refunded, refund: 4_000 };
    expect((await admin.delete('/api/event', refund)).body.code).toBe('REAUTH_REQUIRED');
    await admin.post('/api/reauth', { password: testPassword });
    expect((await admin.delete('/api/event', refund)).status).toBe(200);
    await busyFor(admin, 40);
    const { data } = (await admin.get('/api/transactions?type=pending&branchId=1')).body;
    const accept = { type: 'pending', action: 'accept', actionId: data[0].id, amount: 4_000 };
    expect((await admin.patch('/api/transactions', accept)).body.code).toBe('REAUTH_REQUIRED');
  });
});

describe('the list of sessions', () => {
  it('sessions are listed, and can be ended singly or all except the present one', async () => {
    const { username, caller } = await newcomer();
    const device = { 'User-Agent': 'A phone on the way' };
    const credentials = { username, password: testPassword };
    const phone = (await standard.app.guest.post('/api/login', credentials, device)).body.token;
    const another = await standard.app.as(username);
    const sessions = async () => (await caller.get('/api/sessions')).body.sessions;
    const listed = await sessions();
    expect(listed).toHaveLength(3);
    expect(listed.filter((one: { current: boolean }) => one.current)).toHaveLength(1);
    const { id } = listed.find((one: { device: string }) => one.device === 'A phone on the way');
    expect((await caller.delete('/api/sessions', { id })).status).toBe(200);
    const headers = { Authorization: `Bearer ${phone}` };
    expect((await standard.app.guest.get('/api/user-info', headers)).status).toBe(403);
    expect((await caller.delete('/api/sessions', { others: true })).status).toBe(200);
    expect((await another.get('/api/user-info')).status).toBe(403);
    expect(await sessions()).toMatchObject([{ current: true }]);
  });

  it('sessions of other users are neither listed nor ended', async () => {
    const { caller } = await newcomer();
    const hana = await standard.app.as('hana');
    const [own] = (await hana.get('/api/sessions')).body.sessions;
    expect((await caller.delete('/api/sessions', { id: own.id })).status).toBe(404);
    expect((await hana.get('/api/user-info')).status).toBe(200);
  });
});

// D151-D153
import { describe, expect, it } from 'vitest';
import { testPassword } from '#testing/index.ts';
import { useStandardApp } from '#testing/use-test-app.ts';
import { sessions, users } from '#db/tables/users.ts';
import { minutesBefore } from '#base/clock.ts';

const standard = useStandardApp();
const password = 'a-quiet-courtyard';
let names = 0;

async function someone(access: Parameters<typeof standard.app.createUser>[0]['access'] = []) {
  names += 1;
  const username = `someone${names}`;
  const id = await standard.app.createUser({ username, branch_id: 1, access });
  return { id, username };
}

async function staleAdmin() {
  const { app } = standard;
  const admin = await app.as('admin');
  await app.db.update(sessions).set({ proved_at: minutesBefore(app.clock.now(), 60) });
  return admin;
}

const put = (body: unknown): RequestInit => ({
  method: 'PUT',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

const stored = () => standard.app.db.select().from(users).orderBy(users.id);

describe('a session whose password was typed an hour ago', () => {
  it('cannot create, change, grant permissions to or delete a user without reauthentication', async () => {
    const { id, username } = await someone();
    const admin = await staleAdmin();
    const before = await stored();
    const answers = [
      await admin.post('/api/user', { username: 'selam', password, branchId: 1 }),
      await admin.patch('/api/user', { id, username, password }),
      await admin.patch('/api/user', { id, username, branchId: 2 }),
      await admin.patch('/api/user', { id, username, end_two_factor: true }),
      await admin.patch('/api/user', { id, username: 'renamed' }),
      await admin.send('/api/user', put({ id, access: ['Items'] })),
      await admin.delete(`/api/user?id=${id}`),
      await admin.delete('/api/user', { id }),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'REAUTH_REQUIRED'));
    expect(await stored()).toEqual(before);
    await admin.post('/api/reauth', { password: testPassword });
    expect((await admin.patch('/api/user', { id, username, password })).status).toBe(200);
  });

  it('cannot create, rename or close a branch without reauthentication', async () => {
    const admin = await staleAdmin();
    const branch = { name: 'Kazanchis', address: 'Zewditu Street' };
    const answers = [
      await admin.post('/api/branch', branch),
      await admin.patch('/api/branch', { id: 1, ...branch }),
      await admin.delete('/api/branch', { id: 1 }),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'REAUTH_REQUIRED'));
  });
});

describe('a user’s own account', () => {
  it.each(['admin', 'staff'] as const)(
    'PATCH /user does not change one’s own password: %s',
    async (role) => {
      const { id, username } =
        role === 'admin' ? { id: 1, username: 'admin' } : await someone(['App Users']);
      const caller = await standard.app.as(username);
      const refused = await caller.patch('/api/user', { id, username, password });
      expect([refused.status, refused.body.errors]).toEqual([422, { password: 'notAllowed' }]);
      expect((await caller.patch('/api/user', { id, username, password: '' })).status).toBe(200);
      const login = { username, password: testPassword };
      expect((await standard.app.guest.post('/api/login', login)).status).toBe(200);
    },
  );

  it('PATCH /user does not remove one’s own second factor', async () => {
    const admin = await standard.app.as('admin');
    const body = { id: 1, username: 'admin', end_two_factor: true };
    const refused = await admin.patch('/api/user', body);
    expect([refused.status, refused.body.errors]).toEqual([422, { end_two_factor: 'notAllowed' }]);
  });
});

describe('a password set for another user', () => {
  const restrictionOf = async (username: string) => {
    const login = await standard.app.guest.post('/api/login', { username, password });
    const headers = { Authorization: `Bearer ${login.body.token}` };
    return (await standard.app.guest.get('/api/branch', headers)).body.code ?? 'none';
  };
  let given = 0;

  it.each([
    ['admin', undefined, 'none'],
    ['admin', false, 'none'],
    ['admin', true, 'PASSWORD_CHANGE_REQUIRED'],
    ['manager', undefined, 'PASSWORD_CHANGE_REQUIRED'],
    ['manager', true, 'PASSWORD_CHANGE_REQUIRED'],
  ] as const)(
    'by %s with must_change %s, for a new and an existing user: %s',
    async (maker, must_change, restriction) => {
      given += 1;
      const { app } = standard;
      const { username: manager } = await someone(['App Users']);
      const caller = await app.as(maker === 'admin' ? 'admin' : manager);
      const { id, username } = await someone();
      const body = { password, branchId: 1, ...(must_change !== undefined && { must_change }) };
      const added = await caller.post('/api/user', { username: `given${given}`, ...body });
      expect(added.status).toBe(200);
      expect((await caller.patch('/api/user', { id, username, ...body })).status).toBe(200);
      expect(await restrictionOf(`given${given}`)).toBe(restriction);
      expect(await restrictionOf(username)).toBe(restriction);
    },
  );

  it('only an admin sets a password without requiring a change', async () => {
    const { username: manager } = await someone(['App Users']);
    const caller = await standard.app.as(manager);
    const { id, username } = await someone();
    const before = await stored();
    const body = { password, branchId: 1, must_change: false };
    for (const { status, body: answer } of [
      await caller.post('/api/user', { username: 'kept', ...body }),
      await caller.patch('/api/user', { id, username, ...body }),
    ]) {
      expect([status, answer.errors]).toEqual([422, { must_change: 'notAllowed' }]);
    }
    expect(await stored()).toEqual(before);
  });
});

// D66, D67, D68, D69, D70, D147
import { describe, expect, it } from 'vitest';
import type { Permission } from '@digis/api-client/contract';
import { buildEvent, testPassword } from '#testing/index.ts';
import { logged, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
const password = 'a-quiet-courtyard';

async function manager(username: string, access: readonly Permission[] = []) {
  await standard.app.createUser({ username, branch_id: 1, access: ['App Users', ...access] });
  return standard.app.as(username);
}

describe('users', () => {
  it('an admin lists all users, and a manager those of their branch', async () => {
    const admin = await standard.app.as('admin');
    const names = (body: { users: { username: string }[] }) =>
      body.users.map((user) => user.username);
    expect(names((await admin.get('/api/user')).body)).toContain('admin');
    const bole = await manager('mulu');
    expect(names((await bole.get('/api/user')).body)).not.toContain('sara');
    expect(names((await bole.get('/api/user')).body)).not.toContain('admin');
  });

  it('users with Create Petty Cash get ids and usernames only', async () => {
    const dawit = await standard.app.as('dawit');
    const { users } = (await dawit.get('/api/user')).body;
    expect(users).toContainEqual({ id: 4, username: 'kebede' });
  });

  it('a created user can sign in, and the log contains no password', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    const body = { username: 'Selam', password, branchId: 2 };
    const added = await admin.post('/api/user', body);
    const id = expect.any(Number);
    expect(added.body).toEqual({ success: true, msg: 'User successfully added!', id });
    const credentials = { username: 'SELAM', password };
    expect((await app.guest.post('/api/login', credentials)).status).toBe(200);
    const { times, last } = await logged(app, 'user.create');
    expect(times).toBeGreaterThan(0);
    expect(JSON.stringify(last)).not.toContain(password);
  });

  it('a full name is shown wherever the user acted, and a blank removes it', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    const hana = { id: 2, username: 'hana' };
    await admin.patch('/api/user', { ...hana, full_name: ' ሐና  ተስፋዬ ' });
    const called = { username: 'hana', full_name: 'ሐና ተስፋዬ' };
    const planner = await app.as('hana');
    expect((await planner.get('/api/user-info')).body.user).toMatchObject(called);
    await planner.post('/api/event', buildEvent());
    const { events } = (await admin.get('/api/event?q=0911223344')).body;
    expect(events[0].agreed_by).toBe(called.full_name);
    const history = await admin.get(`/api/event/history?id=${events[0].id}`);
    expect(history.body.history[0]).toMatchObject(called);
    const waiting = await admin.get('/api/transactions?type=pending');
    expect(waiting.body.data[0]).toMatchObject(called);
    expect((await admin.get('/api/action-logs')).body.logs[0].user).toMatchObject(called);
    await admin.patch('/api/user', { ...hana, full_name: '' });
    expect((await admin.get('/api/user')).body.users).toContainEqual(
      expect.not.objectContaining({ full_name: expect.anything() }),
    );
    expect((await planner.get('/api/user-info')).body.user).not.toHaveProperty('full_name');
    const { last } = await logged(app, 'user.update');
    expect(last?.changes).toEqual([{ field: 'full_name', before: called.full_name, after: '' }]);
  });

  it('a full name of more than 120 characters is refused', async () => {
    const admin = await standard.app.as('admin');
    const body = { id: 2, username: 'hana', full_name: 'ሀ'.repeat(121) };
    expect(await admin.patch('/api/user', body)).toMatchObject({
      status: 422,
      body: { errors: { full_name: expect.anything() } },
    });
  });

  it.each([
    ['a username that is taken, in any letters', { username: 'HANA' }, 409, 'DUPLICATE'],
    ['a password that anyone would try', { password: 'password1' }, 422, 'VALIDATION'],
    ['a branch that does not exist', { branchId: 99 }, 404, 'NOT_FOUND'],
    ['a role', { role: 'admin' }, 422, 'VALIDATION'],
  ])('a user is refused with %s', async (_what, part, status, code) => {
    const admin = await standard.app.as('admin');
    const body = { username: 'newcomer', password, branchId: 1, ...part };
    expect(await admin.post('/api/user', body)).toMatchObject({ status, body: { code } });
  });

  it.each([
    ['a Cyrillic letter', 'h\u0430na'],
    ['a Greek letter', 'han\u03B1'],
  ])('a username that resembles an existing one is refused: with %s', async (_what, username) => {
    const admin = await standard.app.as('admin');
    const refused = await admin.post('/api/user', { username, password, branchId: 1 });
    expect(refused).toMatchObject({ status: 422, body: { errors: { username: 'lookAlike' } } });
    const id = await standard.app.createUser({
      username: `renamed ${username.length}${_what}`,
      branch_id: 1,
    });
    const renamed = await admin.patch('/api/user', { id, username });
    expect(renamed.body.errors).toEqual({ username: 'lookAlike' });
  });

  it.each(['ha\u200Bna', 'hana\u2060', '\u202Ehana'])(
    'invisible characters are stripped from a username, so it already exists: %j',
    async (username) => {
      const admin = await standard.app.as('admin');
      const refused = await admin.post('/api/user', { username, password, branchId: 1 });
      expect([refused.status, refused.body.code]).toEqual([409, 'DUPLICATE']);
    },
  );

  it.each(['ሃና ከበደ', "N'Gozi-2", 'Café.Bole'])('a user can be named %s', async (username) => {
    const admin = await standard.app.as('admin');
    expect((await admin.post('/api/user', { username, password, branchId: 1 })).status).toBe(200);
  });

  it('a blank password changes nothing, and a new one ends the user’s sessions', async () => {
    const { app } = standard;
    const id = await app.createUser({ username: 'bekele', branch_id: 1 });
    const bekele = await app.as('bekele');
    const admin = await app.as('admin');
    const blank = { id, username: 'bekele', password: '', branchId: 1 };
    expect((await admin.patch('/api/user', blank)).status).toBe(200);
    expect((await logged(app, 'user.update', id)).times).toBe(0);
    expect((await bekele.get('/api/user-info')).status).toBe(200);

    await admin.patch('/api/user', { id, username: 'bekele', password });
    expect((await bekele.get('/api/user-info')).status).toBe(403);
    const before = { username: 'bekele', password: testPassword };
    expect((await app.guest.post('/api/login', before)).status).toBe(401);
    expect((await logged(app, 'user.update', id)).last?.changes).toEqual([{ field: 'password' }]);
  });

  it('an admin can be renamed without a branch', async () => {
    const { app } = standard;
    const id = await app.createUser({ username: 'owner', role: 'admin' });
    const admin = await app.as('admin');
    expect((await admin.patch('/api/user', { id, username: 'the-owner' })).status).toBe(200);
    const placed = await admin.patch('/api/user', { id, username: 'the-owner', branchId: 1 });
    expect(placed.body.errors).toEqual({ branchId: 'notAllowed' });
  });

  it('granted permissions apply at once and are logged once', async () => {
    const { app } = standard;
    const id = await app.createUser({ username: 'liya', branch_id: 1 });
    const liya = await app.as('liya');
    const admin = await app.as('admin');
    expect((await liya.get('/api/event')).status).toBe(403);
    const body = { id, access: ['View Events', 'Calendar'] };
    expect((await admin.send('/api/user', put(body))).status).toBe(200);
    expect((await liya.get('/api/event')).status).toBe(200);
    await admin.send('/api/user', put({ id, access: ['Calendar', 'View Events'] }));
    expect((await logged(app, 'user.access', id)).times).toBe(1);
  });

  it('an unknown and a repeated permission are refused', async () => {
    const admin = await standard.app.as('admin');
    const unknown = await admin.send('/api/user', put({ id: 2, access: ['Fly'] }));
    expect(unknown.body.errors).toEqual({ 'access.0': 'enum' });
    const twice = await admin.send('/api/user', put({ id: 2, access: ['Items', 'Items'] }));
    expect(twice.body.errors).toEqual({ access: 'duplicate' });
  });

  it('a manager grants only permissions they hold, and not to users who hold more', async () => {
    const { app } = standard;
    const id = await app.createUser({ username: 'abel', branch_id: 1, access: ['Items'] });
    const above = await app.createUser({ username: 'aster', branch_id: 1, access: ['Branches'] });
    const chief = await manager('chief', ['Items', 'Calendar']);
    expect((await chief.send('/api/user', put({ id, access: ['Calendar'] }))).status).toBe(200);
    const refused = { status: 409, body: { code: 'TARGET_NOT_ALLOWED' } };
    const more = await chief.send('/api/user', put({ id, access: ['Branches'] }));
    expect(more).toMatchObject(refused);
    const reset = await chief.patch('/api/user', { id: above, username: 'aster', password });
    expect(reset).toMatchObject(refused);
    expect(await chief.delete('/api/user', { id: above })).toMatchObject(refused);
    const own = (await chief.get('/api/user-info')).body.user.id;
    expect(await chief.send('/api/user', put({ id: own, access: [] }))).toMatchObject(refused);
    expect(await chief.delete('/api/user', { id: own })).toMatchObject(refused);
  });

  it('users of another branch and admins are not found by a manager', async () => {
    const { app } = standard;
    const chief = await manager('far', ['Items']);
    for (const id of [1, 5]) {
      expect((await chief.patch('/api/user', { id, username: 'x' })).status).toBe(404);
      expect((await chief.send('/api/user', put({ id, access: [] }))).status).toBe(404);
      expect((await chief.delete('/api/user', { id })).status).toBe(404);
    }
    const elsewhere = { username: 'spy', password, branchId: 2 };
    expect((await chief.post('/api/user', elsewhere)).status).toBe(404);
    const own = (await chief.get('/api/user-info')).body.user.id;
    const moved = await chief.patch('/api/user', { id: own, username: 'far', branchId: 2 });
    expect(moved.status).toBe(404);
    expect((await app.as('sara')).token).not.toBeNull();
  });

  it('deleting a user ends their sessions, and an admin cannot be deleted', async () => {
    const { app } = standard;
    const id = await app.createUser({ username: 'leaver', branch_id: 1 });
    const leaver = await app.as('leaver');
    const admin = await app.as('admin');
    expect((await admin.delete(`/api/user?id=${id}`)).status).toBe(200);
    expect((await leaver.get('/api/user-info')).body.code).toBe('SESSION_EXPIRED');
    const refused = await admin.delete('/api/user', { id: 1 });
    expect(refused.body).toMatchObject({
      code: 'ADMIN_UNDELETABLE',
      msg: "you can't delete admin!",
    });
    expect((await logged(app, 'user.delete', id)).times).toBe(1);
  });
});

const put = (body: unknown): RequestInit => ({
  method: 'PUT',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

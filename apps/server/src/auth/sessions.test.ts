import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { permissionValues } from '@digis/api-client/contract';
import { useStandardApp } from '../../testing/use-test-app.ts';
import { users } from '../db/tables/users.ts';

const standard = useStandardApp();

describe('a session', () => {
  it('a session ends after 15 minutes without a call', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    app.clock.advance(14);
    expect((await hana.get('/api/user-info')).status).toBe(200);
    app.clock.advance(14);
    expect((await hana.get('/api/user-info')).status).toBe(200);
    app.clock.advance(15);
    expect(await hana.get('/api/user-info')).toMatchObject({
      status: 403,
      body: { code: 'SESSION_EXPIRED' },
    });
  });

  it('background calls do not extend a session', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    app.clock.advance(10);
    expect((await hana.get('/api/user-info', { 'X-Background': '1' })).status).toBe(200);
    app.clock.advance(5);
    expect((await hana.get('/api/user-info')).status).toBe(403);
  });

  it('a session ends after twelve hours, even if active', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    for (let minutes = 0; minutes < 12 * 60 - 10; minutes += 10) {
      app.clock.advance(10);
      expect((await hana.post('/api/heartbeat')).status).toBe(200);
    }
    app.clock.advance(10);
    expect((await hana.post('/api/heartbeat')).status).toBe(403);
  });

  it('sign-out ends that session only', async () => {
    const { app } = standard;
    const [here, there] = [await app.as('hana'), await app.as('hana')];
    expect((await here.post('/api/logout')).body).toEqual({ success: true });
    expect((await here.get('/api/user-info')).status).toBe(403);
    expect((await there.get('/api/user-info')).status).toBe(200);
  });

  it('a session ends when its user is deleted, and each call checks the user’s present access', async () => {
    const { app } = standard;
    const id = await app.createUser({ username: 'biruk', branch_id: 1, access: ['Items'] });
    const biruk = await app.as('biruk');
    expect((await biruk.post('/api/item', { name: 'ሻይ' })).status).toBe(200);
    await app.db.update(users).set({ access: [] }).where(eq(users.id, id));
    expect((await biruk.post('/api/item', { name: 'ቡና' })).body.code).toBe('NO_PERMISSION');
    await app.db.update(users).set({ archived_at: app.clock.now() }).where(eq(users.id, id));
    expect((await biruk.get('/api/item')).body.code).toBe('SESSION_EXPIRED');
  });

  it('GET /user-info returns the user’s permissions by name, and the branch of staff', async () => {
    const { app } = standard;
    const hana = (await (await app.as('hana')).get('/api/user-info')).body;
    expect(hana.user).toMatchObject({ username: 'hana', branch: { id: 1, name: 'Bole' } });
    expect(hana.user.access).toMatch(/^Calendar,View Events,Create Event,Generate Aggrement,/);
    expect(hana.now).toBe(app.clock.now().toISOString());
    const admin = (await (await app.as('admin')).get('/api/user-info')).body.user;
    expect(admin).not.toHaveProperty('branch');
    expect(admin.access.split(',')).toEqual(permissionValues);
  });

  it.each(['', 'Bearer', 'Bearer wrong', 'Basic aGFuYTpwdw=='])(
    'a session cannot be authenticated by the header "%s"',
    async (value) => {
      const { status } = await standard.app.guest.get('/api/item', { Authorization: value });
      expect(status).toBe(403);
    },
  );
});

import { sql } from 'drizzle-orm';
import { permissionValues } from '@digis/api-client/contract';
import type { Caller, TestApp } from '../../testing/index.ts';
import { saveSettings } from '../../testing/books/logged-write.ts';

export type CallerName = string;

const bole = 1;
const piassa = 2;

const limited = ['deleted', 'stale', 'must change', 'must enroll'] as const;

/** The first caller is user 6, whose id the rows name. */
export async function createCallers(app: TestApp): Promise<void> {
  await app.createUser({ username: 'lidia', branch_id: bole });
  const everything = [...permissionValues];
  await app.createUser({ username: 'all', branch_id: bole, access: everything });
  await app.createUser({ username: 'other', branch_id: piassa, access: everything });
  for (const username of ['none', 'expired', 'revoked']) {
    const access = username === 'none' ? [] : everything;
    await app.createUser({ username, branch_id: bole, access });
  }
  for (const name of permissionValues) {
    await app.createUser({ username: name, branch_id: bole, access: [name] });
  }
  for (const username of ['deleted', 'stale']) {
    await app.createUser({ username, branch_id: bole, access: everything });
  }
  await app.createUser({
    username: 'must change',
    branch_id: bole,
    access: everything,
    must_change: true,
  });
  // Admins need a second factor from now on; the admin added next has none.
  await saveSettings(app, { two_factor: 'admin' });
  await app.db.execute(sql`UPDATE users SET totp_confirmed_at = created_at WHERE role = 'admin'`);
  await app.createUser({ username: 'must enroll', role: 'admin' });
}

export async function signInCallers(app: TestApp): Promise<ReadonlyMap<CallerName, Caller>> {
  const callers = new Map<CallerName, Caller>([['no token', app.guest]]);
  const staff = ['all', 'none', 'other', 'expired', 'revoked', ...permissionValues];
  for (const name of ['admin', ...staff, ...limited]) callers.set(name, await app.as(name));
  await callers.get('revoked')?.post('/api/logout');
  const ago = (minutes: number) =>
    new Date(app.clock.now().getTime() - minutes * 60_000).toISOString();
  const of = (name: CallerName) => sql`FROM users WHERE users.id = user_id AND username = ${name}`;
  await app.db.execute(sql`UPDATE sessions SET last_seen_at = ${ago(16)} ${of('expired')}`);
  await app.db.execute(sql`UPDATE sessions SET proved_at = ${ago(31)} ${of('stale')}`);
  await app.db.execute(sql`UPDATE users SET archived_at = created_at WHERE username = 'deleted'`);
  callers.set('garbage', withToken(app.guest, 'x'.repeat(43)));
  return callers;
}

const withToken = (guest: Caller, token: string): Caller => ({
  ...guest,
  token,
  send: (path, init) =>
    guest.send(path, {
      ...init,
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        Authorization: `Bearer ${token}`,
      },
    }),
});

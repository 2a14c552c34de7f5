/** Everybody who might call: strangers, the admin, and staff with all permissions, none, and each alone. */
import { sql } from 'drizzle-orm';
import { permissionValues } from '@digis/api-client/contract';
import type { Caller, TestApp } from '../../testing/index.ts';

export type CallerName = string;

const bole = 1;
const piassa = 2;

/** The first of them is user 6, whom the rows about users are about. */
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
}

export async function signInCallers(app: TestApp): Promise<ReadonlyMap<CallerName, Caller>> {
  const callers = new Map<CallerName, Caller>([['no token', app.guest]]);
  for (const name of ['admin', 'all', 'none', 'other', 'expired', 'revoked', ...permissionValues]) {
    callers.set(name, await app.as(name));
  }
  await callers.get('revoked')?.post('/api/logout');
  const longAgo = app.clock.now().getTime() - 16 * 60_000;
  await app.db.execute(sql`UPDATE sessions SET last_seen_at = ${new Date(longAgo).toISOString()}
    FROM users WHERE users.id = user_id AND username = 'expired'`);
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

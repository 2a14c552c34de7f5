import { type AppFetch, callerOf, type Caller } from '../../testing/caller.ts';

export const fetchAt =
  (url: string): AppFetch =>
  (path, init) =>
    fetch(path instanceof Request ? path : new URL(path, url), init);

export const guestAt = (url: string): Caller => callerOf(fetchAt(url), null);

/** @throws if sign-in is refused */
export async function callerAt(url: string, username: string, password: string): Promise<Caller> {
  const { status, body } = await guestAt(url).post('/api/login', { username, password });
  if (status !== 200) throw new Error(`${username} could not sign in: ${status}`);
  return callerOf(fetchAt(url), body.token);
}

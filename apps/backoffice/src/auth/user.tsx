/** The signed-in user: profile and access, read again on focus and every minute so that a changed access shows. SPEC: D69 */
import type { Permission, Schemas } from '@digis/api-client/contract';
import { createContext, useContext } from 'react';
import { readAhead, useRead } from '../api/hooks.ts';
import { setServerTime } from '../browser/clock.ts';

const ONE_MINUTE = 60_000;

export type SessionUser = Schemas['SessionUser'];

function userOf({ user, now }: Schemas['UserInfo']): SessionUser {
  setServerTime(now);
  return user;
}

export const useUserInfo = () =>
  useRead('/user-info', { pick: userOf, refreshInterval: ONE_MINUTE });

/** Before anything is drawn. */
export const readUserAhead = async () => userOf(await readAhead('/user-info'));

const UserContext = createContext<SessionUser | null>(null);

export const UserProvider = UserContext.Provider;

export function useUser(): SessionUser {
  const user = useContext(UserContext);
  if (!user)
    throw new Error('useUser was called outside of UserProvider, where nobody is signed in yet.');
  return user;
}

/** Whether a user's access list holds a permission. */
export function canOf({ access }: SessionUser): (permission: Permission) => boolean {
  const held = access.split(',');
  return (permission) => held.includes(permission);
}

/** The same of who is signed in. */
export const useCan = () => canOf(useUser());

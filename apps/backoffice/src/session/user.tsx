/** The signed-in user: profile and access, read again on focus and every minute so that a changed access shows. SPEC: D69 */
import type { Permission, Schemas } from '@digis/api-client/contract';
import { createContext, useContext } from 'react';
import { useRead } from '../api/hooks.ts';
import { setServerTime } from './server-clock.ts';

const ONE_MINUTE = 60_000;

export type SessionUser = Schemas['SessionUser'];

function userOf({ user, now }: Schemas['UserInfo']): SessionUser {
  setServerTime(now);
  return user;
}

export const useUserInfo = () =>
  useRead('/user-info', { pick: userOf, refreshInterval: ONE_MINUTE });

const UserContext = createContext<SessionUser | null>(null);

export const UserProvider = UserContext.Provider;

export function useUser(): SessionUser {
  const user = useContext(UserContext);
  if (!user)
    throw new Error('useUser was called outside of UserProvider, where nobody is signed in yet.');
  return user;
}

/** Whether the user's access list holds a permission. */
export function useCan(): (permission: Permission) => boolean {
  const held = useUser().access.split(',');
  return (permission) => held.includes(permission);
}

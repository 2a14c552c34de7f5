import type { Permission, Schemas } from '@digis/api-client/contract';
import { createContext, useContext } from 'react';

export type SessionUser = Schemas['SessionUser'];

const UserContext = createContext<SessionUser | null>(null);
export const UserProvider = UserContext.Provider;

export function useUser(): SessionUser {
  const user = useContext(UserContext);
  if (!user) throw new Error('useUser outside of UserProvider.');
  return user;
}

export function canOf({ access }: SessionUser): (permission: Permission) => boolean {
  const held = access.split(',');
  return (permission) => held.includes(permission);
}

/** D131 */
export const maySeeWhoOwes = (can: (permission: Permission) => boolean): boolean =>
  can('View Events') || can('Cashbook Settle Advance Payment');

export const useCan = () => canOf(useUser());

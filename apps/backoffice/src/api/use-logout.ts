/** Logging out: the server ends the session, and a second later the sign-in appears. Spec 2.2, 4. */
import { useState } from 'react';
import { client } from './client.ts';
import { leave } from '../auth/session.ts';

const ONE_SECOND = 1000;

export function useLogout() {
  const [isLeaving, setLeaving] = useState(false);
  const logout = () => {
    if (isLeaving) return;
    setLeaving(true);
    // Signed out here even when the server cannot be reached: its session ends by itself.
    const ended = client.POST('/logout').catch(() => undefined);
    setTimeout(() => void ended.then(leave), ONE_SECOND);
  };
  return { isLeaving, logout };
}

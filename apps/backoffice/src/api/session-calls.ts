import { useEffect, useState } from 'react';
import { client } from './client.ts';
import { lastActivity } from '../auth/last-activity.ts';
import { deviceNow } from '../browser/clock.ts';
import { leave, readToken } from '../auth/session.ts';

const ONE_SECOND = 1000;
const ONE_MINUTE = 60 * ONE_SECOND;

/** Activity in any tab keeps the session alive, so that no open tab is signed out. D114 */
export function useHeartbeat(userId: number) {
  useEffect(() => {
    let last = deviceNow();
    const beat = () => {
      if (lastActivity(userId) <= last) return;
      last = deviceNow();
      client.POST('/heartbeat').catch(() => {});
    };
    const timer = setInterval(beat, ONE_MINUTE);
    return () => clearInterval(timer);
  }, [userId]);
}

/** The sign-in form appears a second after the press. Spec 2.2, 4. */
export function useLogout() {
  const [isLeaving, setLeaving] = useState(false);
  const logout = () => {
    if (isLeaving) return;
    setLeaving(true);
    // Signs out even if the server is unreachable: its session expires by itself.
    const token = readToken();
    const ended = client.POST('/logout').catch(() => undefined);
    setTimeout(() => void ended.then(() => leave(token)), ONE_SECOND);
  };
  return { isLeaving, logout };
}

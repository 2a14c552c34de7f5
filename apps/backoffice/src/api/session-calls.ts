/** The calls that keep the server’s session alive and end it. */
import { useEffect, useState } from 'react';
import { client } from './client.ts';
import { lastActivity } from '../auth/last-activity.ts';
import { deviceNow } from '../browser/clock.ts';
import { leave, readToken } from '../auth/session.ts';

const ONE_SECOND = 1000;
const ONE_MINUTE = 60 * ONE_SECOND;

/**
 * Once a minute at most while a person works without calling the server. Activity in another tab of the same user counts:
 * the tab left behind must not be signed out under it. SPEC: D114
 */
export function useHeartbeat(userId: number) {
  useEffect(() => {
    let last = deviceNow();
    const beat = () => {
      if (lastActivity(userId) <= last) return;
      last = deviceNow();
      client.POST('/heartbeat').catch(() => {
        // The user's next call reports the error.
      });
    };
    const timer = setInterval(beat, ONE_MINUTE);
    return () => clearInterval(timer);
  }, [userId]);
}

/** The server ends the session, and a second later the sign-in appears. Spec 2.2, 4. */
export function useLogout() {
  const [isLeaving, setLeaving] = useState(false);
  const logout = () => {
    if (isLeaving) return;
    setLeaving(true);
    // Signed out here even when the server cannot be reached: its session ends by itself.
    const token = readToken();
    const ended = client.POST('/logout').catch(() => undefined);
    setTimeout(() => void ended.then(() => leave(token)), ONE_SECOND);
  };
  return { isLeaving, logout };
}

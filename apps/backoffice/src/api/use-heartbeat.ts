/** Keeps the server's session alive while a person works without calling it, once a minute at most. */
import { useEffect } from 'react';
import { client } from './client.ts';
import { lastActivity } from '../auth/last-activity.ts';
import { deviceNow } from '../browser/clock.ts';

const ONE_MINUTE = 60_000;

/** Activity in another tab of the same user counts: the tab left behind must not be signed out under it. SPEC: D114 */
export function useHeartbeat(userId: number) {
  useEffect(() => {
    let last = deviceNow();
    const beat = () => {
      if (lastActivity(userId) <= last) return;
      last = deviceNow();
      client.POST('/heartbeat').catch(() => {
        // The next call a person makes tells what is wrong.
      });
    };
    const timer = setInterval(beat, ONE_MINUTE);
    return () => clearInterval(timer);
  }, [userId]);
}

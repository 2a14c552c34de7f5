/** Keeps the server's session alive while a person works without calling it, once a minute at most. */
import { useEffect } from 'react';
import { client } from '../api/client.ts';
import { now } from './server-clock.ts';

const ONE_MINUTE = 60_000;
const ACTIVITY = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

export function useHeartbeat() {
  useEffect(() => {
    let last = now();
    const beat = () => {
      if (now() - last < ONE_MINUTE) return;
      last = now();
      client.write('post', '/heartbeat', undefined).catch(() => {
        // The next call a person makes tells what is wrong.
      });
    };
    for (const event of ACTIVITY) window.addEventListener(event, beat, { passive: true });
    return () => {
      for (const event of ACTIVITY) window.removeEventListener(event, beat);
    };
  }, []);
}

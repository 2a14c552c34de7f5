/** Signs out whoever has done nothing for ten minutes, and warns a minute before; judged by the wall clock. SPEC: D5 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { lastActivity, markActivity, onActivity } from './last-activity.ts';
import { deviceNow } from './server-clock.ts';
import { signOut } from './session.ts';

const ONE_SECOND = 1000;
const ONE_MINUTE = 60 * ONE_SECOND;
const TEN_MINUTES = 10 * ONE_MINUTE;

export interface Idle {
  /** Until the sign-out, in its last minute; null before that. */
  readonly secondsLeft: number | null;
  readonly stay: () => void;
}

export function useIdle(userId: number): Idle {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const isWarned = useRef(false);

  /** Timers stand still while a device sleeps, so each look asks the clock how long it has really been. */
  const look = useCallback(() => {
    const left = lastActivity(userId) + TEN_MINUTES - deviceNow();
    if (left <= 0) signOut();
    isWarned.current = left <= ONE_MINUTE;
    setSecondsLeft(left <= ONE_MINUTE ? Math.ceil(left / ONE_SECOND) : null);
    return left > 0;
  }, [userId]);

  const stay = useCallback(() => {
    markActivity(userId);
    look();
  }, [look, userId]);

  useEffect(() => {
    markActivity(userId);
    const timer = setInterval(look, ONE_SECOND);
    const stop = onActivity((isMotion) => {
      // The pointer on its way to the button must not take the button away.
      if (look() && !(isMotion && isWarned.current)) stay();
    });
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [look, stay, userId]);
  return { secondsLeft, stay };
}

/** Signs out a user who has been idle for ten minutes, with a warning a minute before, by the wall clock. SPEC: D5 */
import { useEffect, useRef, useState } from 'react';
import { lastActivity, markActivity, onActivity } from './last-activity.ts';
import { deviceNow } from '../browser/clock.ts';
import { signOutAway } from './session.ts';

const ONE_SECOND = 1000;
const ONE_MINUTE = 60 * ONE_SECOND;
const TEN_MINUTES = 10 * ONE_MINUTE;

interface Watch {
  readonly stay: () => void;
  readonly stop: () => void;
}

/** Reports the seconds left in the last minute, and null before it; ends the session at zero. */
function watchIdle(userId: number, tell: (secondsLeft: number | null) => void): Watch {
  let isWarned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Timers stop while a device sleeps, so each tick reads the elapsed time from the clock. */
  const look = (): boolean => {
    clearTimeout(timer);
    const left = lastActivity(userId) + TEN_MINUTES - deviceNow();
    if (left <= 0) {
      signOutAway();
      return false;
    }
    // Aligned to the second, so that the last minute is counted down evenly.
    timer = setTimeout(look, left % ONE_SECOND || ONE_SECOND);
    isWarned = left <= ONE_MINUTE;
    tell(isWarned ? Math.ceil(left / ONE_SECOND) : null);
    return true;
  };
  const stay = () => {
    markActivity(userId);
    look();
  };
  const stopHearing = onActivity((isMotion) => {
    // The pointer on its way to the button must not take the button away.
    if (look() && !(isMotion && isWarned)) stay();
  });
  document.addEventListener('visibilitychange', look);
  stay();
  return {
    stay,
    stop: () => {
      clearTimeout(timer);
      stopHearing();
      document.removeEventListener('visibilitychange', look);
    },
  };
}

export interface Idle {
  /** Until the sign-out, in its last minute; null before that. */
  readonly secondsLeft: number | null;
  readonly stay: () => void;
}

export function useIdle(userId: number): Idle {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const watch = useRef<Watch | null>(null);
  useEffect(() => {
    const started = watchIdle(userId, setSecondsLeft);
    watch.current = started;
    return started.stop;
  }, [userId]);
  return { secondsLeft, stay: () => watch.current?.stay() };
}

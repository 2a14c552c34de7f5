// D5
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

function watchIdle(userId: number, tell: (secondsLeft: number | null) => void): Watch {
  let isWarned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Compares times, because timers stop while a device sleeps. */
  const look = (): boolean => {
    clearTimeout(timer);
    const left = lastActivity(userId) + TEN_MINUTES - deviceNow();
    if (left <= 0) {
      signOutAway();
      return false;
    }
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
    // Moving the pointer to the warning's button must not dismiss the warning.
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

interface Idle {
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

/** The attempts to submit a form, counted since it was made or reset, and whether the last one was refused. */
import { useRef, useState } from 'react';

export function useAttempts(hasErrors: boolean) {
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState(0);
  if (attempts !== refused && hasErrors) setRefused(attempts);
  const isActing = useRef(false);
  return {
    attempts,
    isRefused: attempts > 0 && refused === attempts,
    begin() {
      isActing.current = false;
      setAttempts(attempts + 1);
    },
    /** An action of React has taken it, which resets the form once it has answered. */
    act() {
      isActing.current = true;
    },
    /** The form was reset: by React, and what the action answered stays, or by the user. */
    reset() {
      if (!isActing.current) {
        setAttempts(0);
        setRefused(0);
      }
      isActing.current = false;
    },
  };
}

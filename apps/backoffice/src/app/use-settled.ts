/** Whether a page has been there for a while: what may be asked for later must not stand in the way before. */
import { useEffect, useState } from 'react';

const SETTLED = 4000;

export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

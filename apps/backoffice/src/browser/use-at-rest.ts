/** Returns a typed text once typing rests, so that a slow line is not asked at each letter. */
import { useEffect, useState } from 'react';

/** In milliseconds. */
const REST = 250;

/** The last value that stood for a while. */
export function useAtRest(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

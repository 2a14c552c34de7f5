import { useEffect, useState } from 'react';

/** Milliseconds without a change. */
const REST = 250;

export function useAtRest(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

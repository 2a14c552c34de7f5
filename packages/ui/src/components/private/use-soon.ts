/** Loads what may be asked for later, once the page has settled: what is asked for now must not wait behind it. */
import { useEffect } from 'react';

const SETTLED = 4000;

export function useSoon(load: () => Promise<unknown>, after = SETTLED): void {
  useEffect(() => {
    // A part that could not be loaded is asked for again when it is needed, and said then.
    const timer = setTimeout(() => void load().catch(() => undefined), after);
    return () => clearTimeout(timer);
  }, [load, after]);
}

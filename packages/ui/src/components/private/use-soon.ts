/** Loads what will be asked for, once the browser has nothing better to do: then it is there when it is. */
import { useEffect } from 'react';

export function useSoon(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Not every browser tells when it is idle; there the timer's turn comes soon enough.
    const later = window.requestIdleCallback ?? setTimeout;
    // A part that could not be loaded is asked for again when it is needed, and said then.
    later(() => void load().catch(() => undefined));
  }, [load]);
}

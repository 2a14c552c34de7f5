import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** D104 */
export function useTitle(place: string, shortName: string) {
  const { t } = useLingui();
  const product = t`Event Management`;
  useEffect(() => {
    document.title = `${place} · ${product} – ${shortName}`;
  }, [place, product, shortName]);
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

const SETTLED = 4000;

export const useSettled = (): boolean => useOpenFor(SETTLED);

function useOpenFor(time: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), time);
    return () => clearTimeout(timer);
  }, [time]);
  return isOver;
}

const RESTED = 1000;

export const useRested = (): boolean => useOpenFor(RESTED);

/** State of the page: title, network, time since opening. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** SPEC: D104 */
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

/** Optional loads wait for it, so that they do not delay needed ones. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

/** Safari has no requestIdleCallback. */
const soon = (then: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(then) : setTimeout(then, 1000);

export function useRested(): boolean {
  const [hasRested, setRested] = useState(false);
  useEffect(() => {
    let isGone = false;
    soon(() => {
      if (!isGone) setRested(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return hasRested;
}

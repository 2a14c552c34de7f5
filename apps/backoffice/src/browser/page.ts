/** The state of the page: its title, whether the device has a network, and whether it has been open for a while. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** The title of the page: screen, product, business. SPEC: D104 */
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

/** Whether the device has a network at all. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

const SETTLED = 4000;

/** Whether the page has been open for a while: what can be loaded later must not delay what is needed first. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

/** Safari does not say when it is idle. */
const soon = (then: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(then) : setTimeout(then, 1000);

/** Whether the page has had nothing to do for a moment: the first rows are drawn, or their answers are not here. */
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

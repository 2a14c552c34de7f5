/** Whether the page is the one being looked at. */
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

export const usePageVisible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !document.hidden,
    () => true,
  );

/** Hooks on the state of the page: whether a media query matches, and whether the page is visible. */
import { useCallback, useSyncExternalStore } from 'react';

/** jsdom has no media: nothing matches there. */
const mediaOf = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : null);

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = mediaOf(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaOf(query)?.matches ?? false,
    () => false,
  );
}

const never = () => () => undefined;

/** On a server, and until what it wrote is taken over: nothing is known of the screen. */
export const useIsFromServer = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

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

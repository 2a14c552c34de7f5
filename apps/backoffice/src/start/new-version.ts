/** Whether this page is older than the web the server has now, and the way to the newer one. */
import { useSyncExternalStore } from 'react';

type Reload = () => void;

const listeners = new Set<() => void>();
let waiting: Reload | null = null;

/** Only offered: a page that reloads by itself would take away what the user is typing. */
export function offerReload(reload: Reload = () => window.location.reload()) {
  waiting = reload;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How to load the newer version; null while there is none. */
export const useNewVersion = (): Reload | null => useSyncExternalStore(subscribe, () => waiting);

/** A part of this page that is gone from the server was replaced by a newer one. */
export function watchMissingParts() {
  window.addEventListener('vite:preloadError', () => {
    if (navigator.onLine) offerReload();
  });
}

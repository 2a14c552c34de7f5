/** Recovers files of the page that failed to load: styles are requested again, missing code means a newer server version. */
import { useSyncExternalStore } from 'react';

type Reload = () => void;

const listeners = new Set<() => void>();
let waiting: Reload | null = null;

/** Only offered, because a page that reloads by itself would lose the user's typed values. */
export function offerReload(reload: Reload = () => window.location.reload()) {
  waiting = reload;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Loads the newer version; null while there is none. */
export const useNewVersion = (): Reload | null => useSyncExternalStore(subscribe, () => waiting);

/** Resolves only where the server answers: a network without a way to it misses code as well. */
const isReached = () => fetch('/', { method: 'HEAD', cache: 'no-store' });

/** Code of this page that is gone from the server was replaced by a newer version. */
function watchMissingCode() {
  window.addEventListener('vite:preloadError', () => {
    isReached().then(
      () => offerReload(),
      () => undefined,
    );
  });
}

const A_WHILE = 3000;

/** A style sheet that failed to load is asked for again until it arrives: the builder asks for each only once. */
function watchLostStyles() {
  const askAgain = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    setTimeout(() => target.replaceWith(target.cloneNode()), A_WHILE);
  };
  // An element's error does not bubble, but can be captured.
  document.addEventListener('error', askAgain, { capture: true });
}

/** Watches as long as the page is open. */
export function watchLostFiles() {
  watchMissingCode();
  watchLostStyles();
}

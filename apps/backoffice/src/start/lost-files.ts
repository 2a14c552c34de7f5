import { useSyncExternalStore } from 'react';

type Reload = () => void;

const listeners = new Set<() => void>();
let waiting: Reload | null = null;

/** Offers a reload, because an automatic one would lose typed values. */
export function offerReload(reload: Reload = () => window.location.reload()) {
  waiting = reload;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useNewVersion = (): Reload | null => useSyncExternalStore(subscribe, () => waiting);

/** Rejects offline, when code is missing for another reason. */
const isReached = () => fetch('/', { method: 'HEAD', cache: 'no-store' });

/** Online, missing code means that a newer version replaced it. */
function watchMissingCode() {
  window.addEventListener('vite:preloadError', () => {
    isReached().then(
      () => offerReload(),
      () => undefined,
    );
  });
}

const A_WHILE = 3000;

/** Requests a lost style again, because Vite requests it only once. */
function watchLostStyles() {
  const askAgain = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    setTimeout(() => target.replaceWith(target.cloneNode()), A_WHILE);
  };
  // Captured, because error events of elements do not bubble.
  document.addEventListener('error', askAgain, { capture: true });
}

export function watchLostFiles() {
  watchMissingCode();
  watchLostStyles();
}

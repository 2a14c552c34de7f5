/** Where the app is: the address of the page as state, and the two ways to change it. Back and Forward change it too. */
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import type { ReactNode } from 'react';

export interface Place {
  readonly pathname: string;
  readonly search: string;
}

const listeners = new Set<() => void>();

const placeNow = (): Place => ({
  pathname: window.location.pathname,
  search: window.location.search,
});

/** Goes to an address of the app without loading a page; where one already is, nothing happens. */
export function goTo(address: string, { replace = false } = {}) {
  const { pathname, search } = window.location;
  if (address === pathname + search) return;
  if (replace) window.history.replaceState(null, '', address);
  else window.history.pushState(null, '', address);
  for (const listener of listeners) listener();
}

const PlaceContext = createContext<Place | null>(null);

/** Put one around whatever is drawn by the address. */
export function PlaceProvider({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState(placeNow);
  // Before any other effect: a redirect may be the first thing that is drawn.
  useLayoutEffect(() => {
    // A transition: what is on the screen stays until the code of the next place is there.
    const follow = () => startTransition(() => setPlace(placeNow));
    listeners.add(follow);
    window.addEventListener('popstate', follow);
    return () => {
      listeners.delete(follow);
      window.removeEventListener('popstate', follow);
    };
  }, []);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('usePlace was called outside of PlaceProvider.');
  return place;
}

/** Leaves for another address as soon as it is drawn; Back does not return here. */
export function Redirect({ to }: { readonly to: string }) {
  useEffect(() => goTo(to, { replace: true }), [to]);
  return null;
}

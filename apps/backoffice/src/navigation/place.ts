/** The address of the window as a store: a component renders again only when what it reads of the address has changed. */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import {
  type NavigateFunction,
  type NavigateOptions,
  useLocation,
  useNavigate,
} from 'react-router-dom';

const listeners = new Set<() => void>();
let navigate: NavigateFunction | null = null;

const tellAll = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Follows the router around it; the only component that renders with each address. */
export function FollowRouter() {
  const byRouter = useNavigate();
  const location = useLocation();
  useLayoutEffect(() => {
    navigate = byRouter;
    return () => {
      navigate = null;
    };
  }, [byRouter]);
  useLayoutEffect(tellAll, [location]);
  return null;
}

function go(address: string, options?: NavigateOptions) {
  if (!navigate) throw new Error('Nothing can be opened outside of the router.');
  void navigate(address, options);
}

/** Goes to an address of the app; pressing a link to where one already is adds no step to go back. */
export const goTo = (address: string, state?: unknown) =>
  go(address, {
    replace: address === window.location.pathname + window.location.search,
    state,
  });

export type Changes = Readonly<Record<string, string | number | null>>;

/** Changes parameters of the address and leaves the others; null takes one away. */
export function changeAddress(changes: Changes, options?: NavigateOptions) {
  const { pathname, search } = window.location;
  const after = new URLSearchParams(search);
  const before = after.toString();
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') after.delete(name);
    else after.set(name, String(value));
  }
  if (after.toString() === before) return;
  go(after.size === 0 ? pathname : `${pathname}?${after.toString()}`, options);
  // The screen stays, so that nothing has to wait for the router.
  tellAll();
}

/** The step of the history that is shown, as the router counts them. */
export const stepOfHistory = (): string => String(window.history.state?.key ?? '');

/** What was given along with the address, and stands in no link: the router keeps it in the step of the history. */
export const useGiven = () => useSyncExternalStore(subscribe, () => window.history.state?.usr);

type Seen = string | number | boolean | null;

/** What is read of the address, by its parameters and its path. */
export const useOfAddress = <Read extends Seen>(
  read: (parameters: URLSearchParams, path: string) => Read,
): Read =>
  useSyncExternalStore(subscribe, () =>
    read(new URLSearchParams(window.location.search), window.location.pathname),
  );

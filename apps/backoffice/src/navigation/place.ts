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

export const goTo = (address: string, state?: unknown) =>
  go(address, {
    replace: address === window.location.pathname + window.location.search,
    state,
  });

export type Changes = Readonly<Record<string, string | number | null>>;

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
  tellAll();
}

export const stepOfHistory = (): string => String(window.history.state?.key ?? '');

/** The history state, which no link contains. */
export const useGiven = () => useSyncExternalStore(subscribe, () => window.history.state?.usr);

type Seen = string | number | boolean | null;

export const useOfAddress = <Read extends Seen>(
  read: (parameters: URLSearchParams, path: string) => Read,
): Read =>
  useSyncExternalStore(subscribe, () =>
    read(new URLSearchParams(window.location.search), window.location.pathname),
  );

/** The session of this tab: its token in session storage, and the address to open after sign-in. Spec 4, D2, D113. */
import { useSyncExternalStore } from 'react';
import { browserStorage } from '../browser/storage.ts';
import { storageKeys } from '../browser/saved-choices.ts';

const SIGN_IN_PATH = '/login';
const storage = browserStorage('session');
const listeners = new Set<() => void>();
let wantedAddress: string | null = null;
let wasAway = false;

export const readToken = (): string | null => storage.read(storageKeys.token);

function setToken(token: string | null) {
  storage.write(storageKeys.token, token);
  for (const listener of listeners) listener();
}

/** Shows the sign-in address and keeps the wanted one for afterwards. */
export function rememberWantedAddress() {
  const { pathname, search } = window.location;
  if (pathname !== SIGN_IN_PATH) wantedAddress = pathname + search;
  window.history.replaceState(null, '', SIGN_IN_PATH);
}

export function signIn(token: string) {
  window.history.replaceState(null, '', wantedAddress ?? '/');
  wantedAddress = null;
  wasAway = false;
  setToken(token);
}

/** Signs out without a message, as after a 403. SPEC: D113 the wanted address is kept in memory. */
export function signOut() {
  rememberWantedAddress();
  setToken(null);
}

/** Ends the session of a user who is away; the sign-in form tells them when they come back. */
export function signOutAway() {
  wasAway = true;
  signOut();
}

/** True if the last session of this tab ended because the user was idle. */
export const wasSignedOutAway = (): boolean => wasAway;

/** Ends a session by choice, unless another has begun meanwhile: the next user begins at the root. */
export function leave(token = readToken()) {
  const current = readToken();
  if (current !== null && current !== token) return;
  signOut();
  wantedAddress = null;
  wasAway = false;
}

/** A 403 signs out once; one that answers an older session's request is not about this one. */
export function handleForbidden(tokenOfRequest: string | null) {
  if (tokenOfRequest !== null && tokenOfRequest === readToken()) signOut();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useToken = (): string | null => useSyncExternalStore(subscribe, readToken);

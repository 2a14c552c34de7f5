// Spec 4, D2, D113
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

/** Signs out without a message, as after a 403. D113 keeps the wanted address in memory. */
function signOut() {
  rememberWantedAddress();
  setToken(null);
}

export function signOutAway() {
  wasAway = true;
  signOut();
}

export const wasSignedOutAway = (): boolean => wasAway;

/** Does nothing if another session has begun; the next user starts at the root. */
export function leave(token = readToken()) {
  const current = readToken();
  if (current !== null && current !== token) return;
  signOut();
  wantedAddress = null;
  wasAway = false;
}

export function handleForbidden(tokenOfRequest: string | null) {
  if (tokenOfRequest !== null && tokenOfRequest === readToken()) signOut();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useToken = (): string | null => useSyncExternalStore(subscribe, readToken);

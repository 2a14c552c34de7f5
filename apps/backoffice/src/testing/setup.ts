/** Setup of each file of screen tests: loads the languages, polyfills jsdom, and unmounts everything after each test. */
import '@testing-library/jest-dom/vitest';
import { clearReads } from '@digis/api-client/swr';
import { toasts } from '@digis/ui';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { WAIT } from '@digis/tooling/hang-guard';
import { activateLanguage } from '../i18n/language.ts';
import { leave } from '../auth/session.ts';

// React Aria asks for these; a window without layout has neither.
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// The first screen of a file waits for its code to be transformed, on a busy machine long.
configure({
  asyncUtilTimeout: WAIT,
  // By default each failed query prints the whole page: a sixth of the time of these tests.
  getElementError: (message) => new Error(message ?? 'nothing found'),
});

beforeEach(() => {
  // A failure that arrived after its test would be read in this one.
  toasts.clear();
  return activateLanguage('en');
});

afterEach(() => {
  cleanup();
  leave();
  clearReads();
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});

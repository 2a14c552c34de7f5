import '@testing-library/jest-dom/vitest';
import { clearReads } from '@digis/api-client/swr';
import { toasts } from '@digis/ui';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { WAIT } from '@digis/tooling/hang-guard';
import { activateLanguage } from '../i18n/language.ts';
import { leave } from '../auth/session.ts';

// jsdom lacks the following.
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

configure({
  asyncUtilTimeout: WAIT,
  // Without the page's HTML, whose printing takes a sixth of the test time.
  getElementError: (message) => new Error(message ?? 'nothing found'),
});

beforeEach(() => {
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

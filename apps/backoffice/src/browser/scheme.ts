/** Applies the scheme before the app's code loads. */
import type { schemes } from './saved-choices.ts';

const darkOn = { system: '(prefers-color-scheme:dark)', light: 'not all', dark: 'all' } as const;

export function showScheme(scheme: (typeof schemes)[number]) {
  document.documentElement.dataset['kitScheme'] = scheme;
  document.querySelector('meta[media]')?.setAttribute('media', darkOn[scheme]);
}

/** The scheme of the page before its code, and of the browser's own bar: light, dark, or that of the device. */
import type { schemes } from './saved-choices.ts';

/** The devices on which the bar is dark; index.html has its two colours. */
const darkOn = { system: '(prefers-color-scheme:dark)', light: 'not all', dark: 'all' } as const;

export function showScheme(scheme: (typeof schemes)[number]) {
  document.documentElement.dataset['kitScheme'] = scheme;
  document.querySelector('meta[media]')?.setAttribute('media', darkOn[scheme]);
}

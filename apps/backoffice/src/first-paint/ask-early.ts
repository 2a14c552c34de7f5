/** Inline script: requests the first screen's files and data, and applies the scheme. */
import {
  type AppLanguage,
  choiceOf,
  languageOf,
  schemes,
  storageKeys,
} from '../browser/saved-choices.ts';
import { showScheme } from '../browser/scheme.ts';

declare const firstFiles: Record<'signIn' | 'app', readonly string[]> & {
  readonly screens: Readonly<Record<string, readonly string[]>>;
  readonly words: Readonly<Record<AppLanguage, WordFiles>>;
};

interface WordFiles {
  readonly first: readonly string[];
  readonly features: readonly string[];
}

function bring(file: string) {
  const link = document.createElement('link');
  const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
  document.head.append(Object.assign(link, { href: `/assets/${file}`, crossOrigin: '', ...kind }));
}

try {
  showScheme(choiceOf(localStorage.getItem(storageKeys.scheme), schemes));
  const token = sessionStorage.getItem(storageKeys.token);
  const { signIn, app, screens, words } = firstFiles;
  const { first, features } = words[languageOf(localStorage.getItem(storageKeys.language)).id];
  const screen = token === null ? undefined : screens[location.pathname];
  (token === null ? signIn : app).forEach(bring);
  if (screen) [...screen, ...features].forEach(bring);
  first.forEach(bring);

  // browser/early-answer.ts uses the answers and stores the paths.
  const kept = JSON.parse(sessionStorage.getItem(storageKeys.firstReads) ?? '{}');
  const paths = kept[location.pathname + location.search] ?? [];
  const asked = token === null ? ['/api/tenant'] : ['/api/user-info', ...paths];
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const ask = (path: string) => {
    // Downloads the body now, not when the caller reads it.
    const answer = fetch(path, { headers }).then(
      async (response) => new Response((await response.text()) || null, response),
    );
    // The code that uses the answer reports its error.
    answer.catch(() => undefined);
    return [path, answer] as const;
  };
  window.earlyAnswers = { token, answers: new Map(asked.map(ask)) };
} catch {
  // Requests early only to save time: without readable storage the app requests again.
}

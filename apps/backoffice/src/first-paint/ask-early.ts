/** Runs in the page while the code loads: shows the chosen scheme, and requests the files and the data of the first screen. */
import {
  type AppLanguage,
  choiceOf,
  languageOf,
  schemes,
  storageKeys,
} from '../browser/saved-choices.ts';
import { showScheme } from '../browser/scheme.ts';

/** The build writes it before this script: names in the folder of assets. */
declare const firstFiles: Record<'signIn' | 'app', readonly string[]> & {
  readonly screens: Readonly<Record<string, readonly string[]>>;
  readonly words: Readonly<Record<AppLanguage, WordFiles>>;
};

interface WordFiles {
  /** Of the first screens. */
  readonly first: readonly string[];
  /** Of the other screens. */
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

  // browser/early-answer.ts takes the answers, and keeps what the place was asked about the last time.
  const kept = JSON.parse(sessionStorage.getItem(storageKeys.firstReads) ?? '{}');
  const paths = kept[location.pathname + location.search] ?? [];
  const asked = token === null ? ['/api/tenant'] : ['/api/user-info', ...paths];
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const ask = (path: string) => {
    // Read to its end, so that who takes it waits for no more of it.
    const answer = fetch(path, { headers }).then(
      async (response) => new Response((await response.text()) || null, response),
    );
    // The caller that takes the answer reports its error.
    answer.catch(() => undefined);
    return [path, answer] as const;
  };
  window.earlyAnswers = { token, answers: new Map(asked.map(ask)) };
} catch {
  // Without storage no user is signed in yet.
}

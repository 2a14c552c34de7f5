/** Uses, once, the answers to requests that ask-early.ts sent before this code loaded. */
import { browserStorage } from './storage.ts';
import { storageKeys } from './saved-choices.ts';

declare global {
  interface Window {
    /** Set by ask-early.ts: its requests by path and query, and the token they were sent with. */
    earlyAnswers?: {
      readonly token: string | null;
      readonly answers: Map<string, Promise<Response>>;
    };
  }
}

/** Milliseconds from the page's start within which an early answer is used. */
const FRESH = 20_000;
/** Requested by every page, so it is never stored among a page's reads. */
const ALWAYS = '/api/user-info';
const MOST_PATHS = 4;
const MOST_PLACES = 8;

type Places = Readonly<Record<string, readonly string[]>>;

const storage = browserStorage('session');
let read: { readonly token: string; readonly places: Places } | null = null;

function keptPlaces(): Places {
  try {
    return JSON.parse(storage.read(storageKeys.firstReads) ?? '{}');
  } catch {
    // Another version may have written the value in another format.
    return {};
  }
}

function rememberFirst(path: string, token: string) {
  const { pathname, search } = window.location;
  const place = pathname + search;
  if (read?.token !== token) read = { token, places: read === null ? keptPlaces() : {} };
  const { [place]: paths = [], ...others } = read.places;
  if (path === ALWAYS || paths.includes(path) || paths.length === MOST_PATHS) return;
  const last = Object.entries(others).slice(1 - MOST_PLACES);
  read = { token, places: { ...Object.fromEntries(last), [place]: [...paths, path] } };
  storage.write(storageKeys.firstReads, JSON.stringify(read.places));
}

/** The next user of this tab may lack the permissions for these reads. */
export function forgetFirstReads() {
  read = null;
  storage.write(storageKeys.firstReads, null);
}

const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );

function answersFor(token: string | null) {
  const { earlyAnswers: early } = window;
  return early && early.token === token && performance.now() <= FRESH ? early.answers : null;
}

function takeEarly(path: string, token: string | null): Promise<Response> | null {
  const answers = answersFor(token);
  const answer = answers?.get(path) ?? null;
  answers?.delete(path);
  return answer;
}

/** Excludes failed reads, which the screen repeats and reports. */
export async function answeredEarly(token: string | null): Promise<string[]> {
  const asked = [...(answersFor(token) ?? [])].filter(([path]) => path !== ALWAYS);
  const isGood = await Promise.all(
    asked.map(([, answer]) =>
      answer.then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  );
  return asked.flatMap(([path], index) => (isGood[index] === true ? [path] : []));
}

export function fetchOnce(request: Request): Promise<Response> {
  if (request.method !== 'GET') return globalThis.fetch(request);
  const { pathname, search } = new URL(request.url);
  const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null;
  const isByPerson = !request.headers.has('X-Background');
  if (token !== null && isByPerson) rememberFirst(pathname + search, token);
  const early = takeEarly(pathname + search, token);
  return early ? Promise.race([early, givenUp(request.signal)]) : globalThis.fetch(request);
}

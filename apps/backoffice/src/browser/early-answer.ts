/** Early answers: the page asks for them before this code has arrived. Each is taken once, by the call it was meant for. */
import { browserStorage } from './storage.ts';
import { storageKeys } from './saved-choices.ts';

declare global {
  interface Window {
    /** Written by ask-early.ts: who is signed in, and what the place was first asked about the last time, by path and query. */
    earlyAnswers?: {
      readonly token: string | null;
      readonly answers: Map<string, Promise<Response>>;
    };
  }
}

/** An answer that is not taken within this time is old. */
const FRESH = 20_000;
/** Asked by every page, so that it need not be kept. */
const ALWAYS = '/api/user-info';
/** With who is signed in they are five: an older server answers six at once, and files come that way too. */
const MOST_PATHS = 4;
const MOST_PLACES = 8;

/** First reads by address, the one that was added to last at the end. */
type Places = Readonly<Record<string, readonly string[]>>;

const storage = browserStorage('session');
let read: { readonly token: string; readonly places: Places } | null = null;

/** Of the page before this one in the tab. */
function keptPlaces(): Places {
  try {
    return JSON.parse(storage.read(storageKeys.firstReads) ?? '{}');
  } catch {
    // What another version wrote is no reason to break a call.
    return {};
  }
}

/** Remembers the first calls of an address, so that the next page there makes them before its code has loaded. */
function rememberFirst(path: string, token: string) {
  const { pathname, search } = window.location;
  const place = pathname + search;
  // Another session of this page has its own.
  if (read?.token !== token) read = { token, places: read === null ? keptPlaces() : {} };
  const { [place]: paths = [], ...others } = read.places;
  if (path === ALWAYS || paths.includes(path) || paths.length === MOST_PATHS) return;
  const last = Object.entries(others).slice(1 - MOST_PLACES);
  read = { token, places: { ...Object.fromEntries(last), [place]: [...paths, path] } };
  storage.write(storageKeys.firstReads, JSON.stringify(read.places));
}

/** The next user of this tab may not have the permission for the same calls. */
export function forgetFirstReads() {
  read = null;
  storage.write(storageKeys.firstReads, null);
}

const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );

/** What the page asked for in this session; null where it asked nothing, or long ago. */
function answersFor(token: string | null) {
  const { earlyAnswers: early } = window;
  return early && early.token === token && performance.now() <= FRESH ? early.answers : null;
}

/** Takes the answer away from the page. */
function takeEarly(path: string, token: string | null): Promise<Response> | null {
  const answers = answersFor(token);
  const answer = answers?.get(path) ?? null;
  answers?.delete(path);
  return answer;
}

/** The reads of this place that were answered well, by path and query: a refusal is for the screen that asks. */
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

/** `fetch`, unless the page has asked for the same already. */
export function fetchOnce(request: Request): Promise<Response> {
  if (request.method !== 'GET') return globalThis.fetch(request);
  const { pathname, search } = new URL(request.url);
  const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null;
  const isByPerson = !request.headers.has('X-Background');
  if (token !== null && isByPerson) rememberFirst(pathname + search, token);
  const early = takeEarly(pathname + search, token);
  return early ? Promise.race([early, givenUp(request.signal)]) : globalThis.fetch(request);
}

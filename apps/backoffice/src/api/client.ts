/** The client of the API, bound once to this tab's session. */
import { createApiClient } from '@digis/api-client';
import { fetchOnce } from '../browser/early-answer.ts';
import { handleForbidden, readToken } from '../auth/session.ts';

export const baseUrl = `${window.location.origin}/api`;

export const client = createApiClient({
  baseUrl,
  fetch: fetchOnce,
  getToken: readToken,
  onForbidden: (token) => handleForbidden(token ?? null),
});

/**
 * Where an image is shown from, by the path the server gave it. The browser asks for it with the cookie of the session;
 * a script never holds it. Spec 2.6.
 */
export const imageSource = (path: string): string => `${baseUrl}/uploads/${path}`;

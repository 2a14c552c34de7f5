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
 * The address of an image, by the path from the server. The browser sends the cookie of the session; no script ever has it. Spec
 * 2.6.
 */
export const imageSource = (path: string): string => `${baseUrl}/uploads/${path}`;

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

/** The server checks the session's cookie, which the browser sends with an image. Spec 2.6 */
export const imageSource = (path: string): string => `${baseUrl}/uploads/${path}`;

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

/** The browser sends the session's cookie. Spec 2.6 */
export const imageSource = (path: string): string => `${baseUrl}/uploads/${path}`;

/** The client of the API, bound once to this tab's session. */
import { createApiClient } from '@digis/api-client';
import { fetchOnce } from '../../first-paint/early-answer.ts';
import { handleForbidden, readToken } from '../auth/session.ts';

export const client = createApiClient({
  baseUrl: `${window.location.origin}/api`,
  fetch: fetchOnce,
  getToken: readToken,
  onForbidden: (token) => handleForbidden(token ?? null),
});

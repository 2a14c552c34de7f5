/** Images of records, sent with progress. Spec 2.6, 8. */
import { createUpload } from '@digis/api-client';
import { handleForbidden, readToken } from '../session/session.ts';

export const uploadImage = createUpload({
  baseUrl: `${window.location.origin}/api`,
  getToken: readToken,
  onForbidden: (token) => handleForbidden(token ?? null),
});

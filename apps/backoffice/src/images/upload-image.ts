/** Images of records: sent with progress, and shown by the path the server gave them. Spec 2.6, 8. */
import { createUpload } from '@digis/api-client';
import { handleForbidden, readToken } from '../session/session.ts';

const api = `${window.location.origin}/api`;

export const uploadImage = createUpload({
  baseUrl: api,
  getToken: readToken,
  onForbidden: (token) => handleForbidden(token ?? null),
});

/** The browser asks for it with the cookie of the session; a script never holds it. */
export const imageSource = (path: string): string => `${api}/uploads/${path}`;

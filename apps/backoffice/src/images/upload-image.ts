/** Images of records, sent with progress. Spec 2.6, 8. */
import { createUpload } from '@digis/api-client';
import { handleForbidden, readToken } from '../auth/session.ts';

const options = {
  baseUrl: `${window.location.origin}/api`,
  getToken: readToken,
  onForbidden: (token: string | undefined) => handleForbidden(token ?? null),
};

export const uploadImage = createUpload(options);

/** The logo or the stamp, which go with every agreement. */
export const uploadMark = createUpload({ ...options, use: 'mark' });

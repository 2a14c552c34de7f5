import { createUpload } from '@digis/api-client';
import { ImageField } from '@digis/ui';
import type { ImageFieldProps } from '@digis/ui';
import { baseUrl, imageSource } from '../api/client.ts';
import { handleForbidden, readToken } from '../auth/session.ts';

const options = {
  baseUrl,
  getToken: readToken,
  onForbidden: (token: string | undefined) => handleForbidden(token ?? null),
};

const uploadImage = createUpload(options);

export const uploadMark = createUpload({ ...options, use: 'mark' });

export function RecordImageField(props: Omit<ImageFieldProps, 'upload' | 'sourceOf'>) {
  return <ImageField upload={uploadImage} sourceOf={imageSource} {...props} />;
}

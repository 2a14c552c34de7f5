/** Reads an upload as pixels only, which drops location, comments and hidden data. */
import { fileTypeFromBuffer } from 'file-type';
import { AppError, invalid } from '../base/errors.ts';
import { decode } from './decoder.ts';

const kinds = {
  'image/jpeg': { format: 'jpeg', extension: 'jpg' },
  'image/png': { format: 'png', extension: 'png' },
  'image/webp': { format: 'webp', extension: 'webp' },
} as const;

type MediaType = keyof typeof kinds;

interface Image {
  bytes: Buffer;
  mediaType: MediaType;
  extension: string;
}

const isKnown = (mime: string | undefined): mime is MediaType =>
  mime !== undefined && Object.hasOwn(kinds, mime);

/** `mark` is a logo or stamp, at most 40 mm wide on paper. */
export const sides = { photo: 2000, mark: 600 } as const;
export type ImageUse = keyof typeof sides;

export async function readImage(uploaded: Buffer, use: ImageUse): Promise<Image> {
  const found = await fileTypeFromBuffer(uploaded);
  const mediaType = found?.mime;
  if (!isKnown(mediaType)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const { format, extension } = kinds[mediaType];
  const bytes = await decode({ uploaded, format, side: sides[use] });
  if (bytes === null) throw invalid({ image: 'malformed' });
  return { bytes, mediaType, extension };
}

/** From uploaded bytes to an image that is nothing but its pixels: no place, no comment, no payload. */
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError, invalid } from '../errors.ts';
import { turns } from '../in-turn.ts';

const kinds = {
  'image/jpeg': { format: 'jpeg', extension: 'jpg' },
  'image/png': { format: 'png', extension: 'png' },
  'image/webp': { format: 'webp', extension: 'webp' },
} as const;

export type MediaType = keyof typeof kinds;

export interface Image {
  bytes: Buffer;
  mediaType: MediaType;
  extension: string;
}

const isKnown = (mime: string | undefined): mime is MediaType =>
  mime !== undefined && Object.hasOwn(kinds, mime);

const mostPixels = 25e6;
const longestSide = 2000;
/** A decoded image takes four bytes a pixel; who finds six waiting comes again. */
const inTurn = turns(2, 6);
// No image is read twice, and what the cache holds is memory that never comes back.
sharp.cache(false);

export async function readImage(uploaded: Buffer): Promise<Image> {
  // By what it begins with, whatever its name says.
  const found = await fileTypeFromBuffer(uploaded);
  const mediaType = found?.mime;
  if (!isKnown(mediaType)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const { format, extension } = kinds[mediaType];
  const options = { limitInputPixels: mostPixels, failOn: 'error', pages: 1 } as const;
  try {
    const bytes = await inTurn(() =>
      sharp(uploaded, options)
        .autoOrient()
        .resize({
          width: longestSide,
          height: longestSide,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .toFormat(format)
        .toBuffer(),
    );
    return { bytes, mediaType, extension };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw isTooLarge ? new AppError('PAYLOAD_TOO_LARGE') : invalid({ image: 'malformed' });
  }
}

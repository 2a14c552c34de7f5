/** Pictures of stories: shrunk to what a repository can hold, and compared. */
import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';

/** A baseline is a quarter as wide and high: each of its pixels is the mean of 16. */
const SHRINK = 4;
/** At 0.2 and 0.005 a changed brand colour went unseen. */
const THRESHOLD = 0.05;
const MOST_DIFFERENT = 0.001;

export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export const readPicture = (file: string | Buffer): Promise<Pixels> => pixelsOf(sharp(file));

export async function shrink(screenshot: Buffer): Promise<Pixels> {
  const { width, height } = await sharp(screenshot).metadata();
  return pixelsOf(
    sharp(screenshot).resize({
      width: Math.ceil(width / SHRINK),
      height: Math.ceil(height / SHRINK),
      fit: 'fill',
      kernel: 'linear',
    }),
  );
}

/** Lossless, so that what is compared is what was taken. */
export const toPng = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9, effort: 10 })
    .toBuffer();

export const hashOf = (screenshot: Buffer): string =>
  createHash('sha256').update(screenshot).digest('hex').slice(0, 16);

/** What is different between two pictures, as a sentence, or null. */
export function difference(before: Pixels, after: Pixels): string | null {
  const { width, height } = before;
  if (width !== after.width || height !== after.height) {
    return `is ${after.width * SHRINK}×${after.height * SHRINK}, was ${width * SHRINK}×${height * SHRINK}`;
  }
  const count = pixelmatch(before.data, after.data, undefined, width, height, {
    threshold: THRESHOLD,
  });
  const ratio = count / (width * height);
  return ratio > MOST_DIFFERENT ? `differs in ${(ratio * 100).toFixed(2)} % of its area` : null;
}

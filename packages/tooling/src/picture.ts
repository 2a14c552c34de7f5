import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A threshold of 0.2 missed a changed brand colour. */
const THRESHOLD = 0.05;
/** Fewer pixels than a letter has. */
const MOST_DIFFERENT = 8;

export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export async function readPicture(file: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const toPng = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

export const hashOf = (screenshot: Buffer): string =>
  createHash('sha256').update(screenshot).digest('hex');

export interface Difference {
  /** The end of a sentence whose subject is the picture. */
  readonly words: string;
  /** The difference in red; null if the sizes differ. */
  readonly picture: Buffer | null;
}

/** Null if they match. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (hashOf(before) === hashOf(after)) return null;
  const [one, other] = await Promise.all([readPicture(before), readPicture(after)]);
  const { width, height } = one;
  if (width !== other.width || height !== other.height) {
    const words = `is ${other.width}×${other.height}, was ${width}×${height}`;
    return { words, picture: null };
  }
  const data = new Uint8Array(width * height * 4);
  const count = pixelmatch(one.data, other.data, data, width, height, { threshold: THRESHOLD });
  if (count <= MOST_DIFFERENT) return null;
  return { words: `differs in ${count} pixels`, picture: await toPng({ data, width, height }) };
}

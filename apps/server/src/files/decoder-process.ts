import sharp from 'sharp';
import type { DecoderAnswer, DecoderTask } from './decoder.ts';

const options = { limitInputPixels: 25e6, failOn: 'error', pages: 1 } as const;
const within = { fit: 'inside', withoutEnlargement: true } as const;

// No cache, because images never repeat; one thread, because a second doubles the memory.
sharp.cache(false);
sharp.concurrency(1);

/** Rotates the small image: rotating the full one takes four times the memory. */
async function pixelsOf({ uploaded, format, side }: DecoderTask): Promise<Buffer> {
  const { orientation = 1 } = await sharp(uploaded, options).metadata();
  const small = sharp(uploaded, options).resize({ width: side, height: side, ...within });
  if (orientation === 1) return small.toFormat(format).toBuffer();
  const turned = await small.keepExif().png({ compressionLevel: 0 }).toBuffer();
  return sharp(turned).autoOrient().toFormat(format).toBuffer();
}

async function answerTo(task: DecoderTask): Promise<DecoderAnswer> {
  try {
    return { bytes: await pixelsOf(task), residentBytes: process.memoryUsage.rss() };
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
    return { fault: isTooLarge ? 'too large' : 'malformed' };
  }
}

process.on('message', (task: DecoderTask) => {
  void answerTo(task).then((answer) => process.send?.(answer));
});
// Ends with its server, which handles the signals of the process group.
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

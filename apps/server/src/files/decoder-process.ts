import sharp from 'sharp';
import type { DecoderAnswer, DecoderTask } from './decoder.ts';

const options = { limitInputPixels: 25e6, failOn: 'error', pages: 1 } as const;
const within = { fit: 'inside', withoutEnlargement: true } as const;

// Images never repeat; a second thread doubles the memory.
sharp.cache(false);
sharp.concurrency(1);

/** Rotating the full image takes four times the memory. */
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
// Ends with its server, which handles the group's signals.
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

export interface PictureOutput {
  width: number;
  height: number;
  type: 'image/jpeg' | 'image/webp';
  /** From 0 to 1. */
  quality: number;
}

interface Size {
  width: number;
  height: number;
}

export function coveringPart(source: Size, target: Size) {
  const scale = Math.min(source.width / target.width, source.height / target.height);
  const width = target.width * scale;
  const height = target.height * scale;
  return { x: (source.width - width) / 2, y: (source.height - height) / 2, width, height };
}

async function draw(source: CanvasImageSource, size: Size, output: PictureOutput): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = output.width;
  canvas.height = output.height;
  const { x, y, width, height } = coveringPart(size, output);
  canvas
    .getContext('2d')
    ?.drawImage(source, x, y, width, height, 0, 0, output.width, output.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas made no picture'))),
      output.type,
      output.quality,
    ),
  );
}

export const pictureOfFrame = (video: HTMLVideoElement, output: PictureOutput): Promise<Blob> =>
  draw(video, { width: video.videoWidth, height: video.videoHeight }, output);

/** @throws when the browser cannot read the file as an image */
export async function pictureOfFile(file: Blob, output: PictureOutput): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const picture = await draw(bitmap, bitmap, output);
  bitmap.close();
  return picture;
}

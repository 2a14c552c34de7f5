import type { Upload } from '../components/private/file/use-upload.ts';

const drawing = (width: number, height: number, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<rect width="100%" height="100%" fill="${colour}"/><circle cx="${width / 2}" cy="${height * 0.42}" r="${height / 6}" fill="white"/>` +
  `<ellipse cx="${width / 2}" cy="${height * 0.95}" rx="${height / 3}" ry="${height / 3}" fill="white"/></svg>`;

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const facePhoto = address(drawing(500, 400, 'teal'));
export const portraitPhoto = address(drawing(400, 640, 'peru'));
export const brokenPhoto = 'data:image/png;base64,AAAA';

export const loadPhoto = async () =>
  new Blob([drawing(500, 400, 'slateblue')], { type: 'image/svg+xml' });
export const loadNothing = () => new Promise<Blob>(() => undefined);

const PNG_STAMP = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export const pngFile = (size = 64) =>
  new File([Uint8Array.from(PNG_STAMP), new Uint8Array(size)], 'logo.png', { type: 'image/png' });

export const falsePng = () =>
  new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])], 'logo.png', { type: 'image/png' });

export const arriving: Upload = async () => '/files/logo.png';

export const pending: Upload = (_file, { onProgress }) => {
  onProgress(42);
  return new Promise(() => undefined);
};

export const failing: Upload = () => Promise.reject(new Error('offline'));

export const streams: MediaStream[] = [];

function paint(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = 'teal';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'gold';
  context.beginPath();
  context.arc(canvas.width / 2, canvas.height / 2, canvas.height / 4, 0, 2 * Math.PI);
  context.fill();
}

/** A camera for stories; it repaints, because an unchanged canvas sends no frames. */
export async function paintedCamera(): Promise<MediaStream> {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  paint(canvas);
  const stream = canvas.captureStream();
  const repaint = () => {
    if (!stream.active) return;
    paint(canvas);
    requestAnimationFrame(repaint);
  };
  repaint();
  streams.push(stream);
  return stream;
}

export const refusing = (name: string) => () => Promise.reject(new DOMException(name, name));

export const neverAnswering = () => new Promise<MediaStream>(() => undefined);

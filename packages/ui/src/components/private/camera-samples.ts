/** Cameras for the stories: one that sees a painting, and some that refuse. */

/** Every stream given so far, the newest last. */
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

/** Painted at every frame until it is stopped: a canvas that stands still sends none. */
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

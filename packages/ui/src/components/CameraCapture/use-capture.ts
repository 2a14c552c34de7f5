import { useState } from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { pictureOfFile, pictureOfFrame, type PictureOutput } from './picture.ts';

export type Capture =
  | { readonly phase: 'aiming'; readonly fault?: string }
  | { readonly phase: 'choosing' }
  | { readonly phase: 'frozen'; readonly picture: Blob; readonly fault?: string }
  | { readonly phase: 'uploading' | 'done'; readonly picture: Blob };

export interface CaptureSettings {
  onSelect: (picture: Blob, size: { width: number; height: number }) => Promise<unknown>;
  output: PictureOutput;
  maxBytes: number;
}

const BYTES_IN_MEGABYTE = 1024 * 1024;

export function useCapture({ onSelect, output, maxBytes }: CaptureSettings) {
  const strings = useKitStrings();
  const [capture, setCapture] = useState<Capture>({ phase: 'aiming' });
  const aim = (fault?: string) => setCapture({ phase: 'aiming', fault });

  const choose = () => setCapture((now) => (now.phase === 'aiming' ? { phase: 'choosing' } : now));
  const stopChoosing = () =>
    setCapture((now) => (now.phase === 'choosing' ? { phase: 'aiming' } : now));

  async function take(video: HTMLVideoElement) {
    setCapture({ phase: 'frozen', picture: await pictureOfFrame(video, output) });
  }

  async function takeFile(file: File) {
    if (file.size > maxBytes) {
      const limit = strings.megabytes(String(Math.floor(maxBytes / BYTES_IN_MEGABYTE)));
      return aim(strings.fileTooLarge(limit));
    }
    try {
      return setCapture({ phase: 'frozen', picture: await pictureOfFile(file, output) });
    } catch {
      return aim(strings.notAnImage);
    }
  }

  async function use(picture: Blob) {
    setCapture({ phase: 'uploading', picture });
    try {
      await onSelect(picture, { width: output.width, height: output.height });
      setCapture({ phase: 'done', picture });
    } catch {
      setCapture({ phase: 'frozen', picture, fault: strings.uploadFailed });
    }
  }

  return { capture, aim, choose, stopChoosing, take, takeFile, use };
}

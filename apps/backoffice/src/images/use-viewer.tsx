/** One image of a list, opened large over it. */
import { ImageViewer } from '@digis/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { imageSource } from './image-source.ts';

export interface ShownImage {
  readonly path: string;
  /** What the image is of. */
  readonly alt: string;
}

export function useViewer(): [open: (image: ShownImage) => void, viewer: ReactNode] {
  const [shown, setShown] = useState<ShownImage | null>(null);
  const viewer = shown !== null && (
    <ImageViewer src={imageSource(shown.path)} alt={shown.alt} onClose={() => setShown(null)} />
  );
  return [setShown, viewer];
}

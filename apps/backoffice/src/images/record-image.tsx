import { ImageViewer, Thumbnail } from '@digis/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { imageSource } from '../api/client.ts';

interface RecordImageProps {
  readonly path: string | undefined;
  readonly alt: string;
  readonly onOpen: (image: ShownImage) => void;
}

export function RecordImage({ path, alt, onOpen }: RecordImageProps) {
  if (path === undefined) return '—';
  return (
    <Thumbnail
      src={imageSource(path)}
      alt={alt}
      size="small"
      onOpen={() => onOpen({ path, alt })}
    />
  );
}

export interface ShownImage {
  readonly path: string;
  readonly alt: string;
}

export function useViewer(): [open: (image: ShownImage) => void, viewer: ReactNode] {
  const [shown, setShown] = useState<ShownImage | null>(null);
  const viewer = shown !== null && (
    <ImageViewer src={imageSource(shown.path)} alt={shown.alt} onClose={() => setShown(null)} />
  );
  return [setShown, viewer];
}

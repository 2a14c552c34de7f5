/** The small image in a row: pressed, it opens large; where there is none, it says so. */
import { Thumbnail } from '@digis/ui';
import { imageSource } from './image-source.ts';
import type { ShownImage } from './use-viewer.tsx';

export interface RecordImageProps {
  readonly path: string | undefined;
  readonly alt: string;
  readonly onOpen: (image: ShownImage) => void;
}

export function RecordImage({ path, alt, onOpen }: RecordImageProps) {
  if (path === undefined) return <Thumbnail src={null} alt={alt} size="small" />;
  return (
    <Thumbnail
      src={imageSource(path)}
      alt={alt}
      size="small"
      onOpen={() => onOpen({ path, alt })}
    />
  );
}

/** An image by its source, with a word in its place where there is none. */
import { Image as ImageIcon, ImageOff } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { useKitStrings } from '../../i18n/use-kit-strings.ts';
import { BlobImage } from './BlobImage.tsx';
import { bone, picture, placeholder } from './source-image.css.ts';
import { type ImageSource, useImageSource } from './use-image-source.ts';

export interface SourceImageProps {
  source: ImageSource | null;
  alt: string;
  fit: 'cover' | 'contain';
  style?: CSSProperties;
}

export function SourceImage({ source, alt, fit, style }: SourceImageProps) {
  const strings = useKitStrings();
  const loaded = useImageSource(source);
  const [brokenSource, setBrokenSource] = useState<ImageSource | null>(null);

  if (loaded.phase === 'loading') {
    return <span role="img" aria-label={strings.loading} className={bone} />;
  }
  if (loaded.phase !== 'ready' || brokenSource === source) {
    const isMissing = loaded.phase === 'missing';
    const Sign = isMissing ? ImageIcon : ImageOff;
    return (
      <span className={placeholder}>
        <Sign aria-hidden size={20} strokeWidth={1.75} />
        {isMissing ? strings.noImage : strings.imageUnavailable}
      </span>
    );
  }
  const shown = {
    alt,
    style,
    className: picture,
    'data-fit': fit,
    onError: () => setBrokenSource(source),
  };
  return typeof loaded.image === 'string' ? (
    <img {...shown} alt={alt} src={loaded.image} />
  ) : (
    <BlobImage {...shown} blob={loaded.image} />
  );
}

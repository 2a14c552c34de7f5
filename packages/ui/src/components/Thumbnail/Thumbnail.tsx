/** A small image that opens a viewer. Spec 2.6. */
import { Button } from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import { type ImageSource, SourceImage } from '../private/file/SourceImage.tsx';
import { frame } from './Thumbnail.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface ThumbnailProps extends CommonProps {
  /** Null without an image; a function if the file needs a session. */
  src: ImageSource | null;
  alt: string;
  /** 80, 120 or 200 px wide. @default 'standard' */
  size?: 'small' | 'standard' | 'large';
  /** No button without it, or without an image. */
  onOpen?: () => void;
}

/** For a closer look open an `ImageViewer`. */
export function Thumbnail({ src, alt, size = 'standard', onOpen, ...rest }: ThumbnailProps) {
  const strings = useKitStrings();
  if (onOpen && src) {
    return (
      <Button
        {...rootProps(rest)}
        className={frame}
        data-size={size}
        aria-label={strings.enlarge(alt)}
        onPress={onOpen}
      >
        <SourceImage source={src} alt="" fit="cover" />
      </Button>
    );
  }
  return (
    <div {...rootProps(rest)} className={frame} data-size={size}>
      <SourceImage source={src} alt={alt} fit="cover" />
    </div>
  );
}

/** A small image that opens a viewer. Spec 2.6. */
import { Button } from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import { type ImageSource, SourceImage } from '../private/file/SourceImage.tsx';
import { frame } from './Thumbnail.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface ThumbnailProps extends CommonProps {
  /** A URL, or a function if the file needs a session. Null if there is no image. */
  src: ImageSource | null;
  alt: string;
  /** Width: 80, 120 or 200 px. @default 'standard' */
  size?: 'small' | 'standard' | 'large';
  /** Called by a press. Without it, or without an image, there is no button. */
  onOpen?: () => void;
}

/** Open an `ImageViewer` for a closer look. */
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

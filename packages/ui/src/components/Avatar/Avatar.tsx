/** A person as a round picture, or as initials. */
import { User } from 'lucide-react';
import { useState } from 'react';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { BlobImage, type ImageSource, useImageSource } from '../private/file/SourceImage.tsx';
import { avatar, image } from './Avatar.css.ts';
import { initialsOf, toneOf } from './avatar-initials.ts';

export interface AvatarProps extends CommonProps {
  /** Source of the initials. */
  name: string;
  /**
   * A URL, or a function if the picture needs a session. Initials show until it loads or if it
   * fails.
   */
  src?: ImageSource | null;
  /** 24, 40 or 64 px. @default 'standard' */
  size?: 'small' | 'standard' | 'large';
  /** Set it beside the person's name: screen readers then skip the picture. */
  isDecorative?: boolean;
}

/** For a picture to look at use `Thumbnail`. */
export function Avatar({
  name,
  src = null,
  size = 'standard',
  isDecorative,
  ...rest
}: AvatarProps) {
  const loaded = useImageSource(src);
  const [broken, setBroken] = useState<ImageSource | null>(null);
  const picture = loaded.phase === 'ready' && broken !== src ? loaded.image : null;
  const shown = { alt: '', className: image, onError: () => setBroken(src) };
  return (
    <span
      {...rootProps(rest)}
      className={avatar}
      data-size={size}
      data-tone={toneOf(name)}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {picture === null && (initialsOf(name) || <User aria-hidden />)}
      {typeof picture === 'string' && <img {...shown} alt="" src={picture} />}
      {picture instanceof Blob && <BlobImage {...shown} blob={picture} />}
    </span>
  );
}

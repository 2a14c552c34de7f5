import { Image as ImageIcon, ImageOff } from 'lucide-react';
import { type ComponentProps, type CSSProperties, useCallback, useEffect, useState } from 'react';
import { useKitStrings } from '#theme/kit-context.ts';
import { bone, picture, placeholder } from './source-image.css.ts';

export interface SourceImageProps {
  source: ImageSource | null;
  alt: string;
  fit: 'cover' | 'contain';
  style?: CSSProperties;
}

/** Milliseconds before a retry; a lost connection has usually returned by then. */
const AGAIN_AFTER = 3000;

function useFailures(source: ImageSource | null): [isBroken: boolean, fail: () => void] {
  const [failed, setFailed] = useState({ source, times: 0 });
  const times = failed.source === source ? failed.times : 0;
  const isWaiting = times === 1;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setFailed({ source, times: 2 }), AGAIN_AFTER);
    return () => clearTimeout(timer);
  }, [isWaiting, source]);
  return [isWaiting || times > 2, () => setFailed({ source, times: times + 1 })];
}

export function SourceImage({ source, alt, fit, style }: SourceImageProps) {
  const strings = useKitStrings();
  const loaded = useImageSource(source);
  const [isBroken, fail] = useFailures(source);

  if (loaded.phase === 'loading') {
    return <span role="img" aria-label={strings.loading} className={bone} />;
  }
  if (loaded.phase !== 'ready' || isBroken) {
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
    onError: fail,
  };
  return typeof loaded.image === 'string' ? (
    <img {...shown} alt={alt} src={loaded.image} />
  ) : (
    <BlobImage {...shown} blob={loaded.image} />
  );
}

export interface BlobImageProps extends Omit<ComponentProps<'img'>, 'src' | 'ref'> {
  blob: Blob;
  alt: string;
}

export function BlobImage({ blob, alt, ...rest }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img {...rest} ref={show} alt={alt} />;
}

/** A URL, or a function that loads the image and must be the same at every render. */
export type ImageSource = string | (() => Promise<Blob>);

export type LoadedImage =
  | { readonly phase: 'loading' | 'missing' | 'broken' }
  | { readonly phase: 'ready'; readonly image: string | Blob };

type Brought = { readonly source: ImageSource; readonly result: Blob | null };

/** Loads by a function too, because `<img>` cannot send the token of a session. */
export function useImageSource(source: ImageSource | null): LoadedImage {
  const [brought, setBrought] = useState<Brought | null>(null);
  useEffect(() => {
    if (typeof source !== 'function') return undefined;
    let isOver = false;
    const settle = (result: Blob | null) => {
      if (!isOver) setBrought({ source, result });
    };
    source().then(settle, () => settle(null));
    return () => {
      isOver = true;
    };
  }, [source]);

  if (!source) return { phase: 'missing' };
  if (typeof source === 'string') return { phase: 'ready', image: source };
  if (brought?.source !== source) return { phase: 'loading' };
  return brought.result ? { phase: 'ready', image: brought.result } : { phase: 'broken' };
}

/** An image by address, or by a function that brings it: `<img>` cannot carry a session's token. */
import { useEffect, useState } from 'react';

/** An address, or what brings the bytes; the same function at every render. */
export type ImageSource = string | (() => Promise<Blob>);

export type LoadedImage =
  | { readonly phase: 'loading' | 'missing' | 'broken' }
  | { readonly phase: 'ready'; readonly image: string | Blob };

type Brought = { readonly source: ImageSource; readonly result: Blob | null };

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

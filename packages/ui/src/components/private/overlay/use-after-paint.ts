import { useEffect, useState } from 'react';

/**
 * Turns true in a task of its own after the first paint. A transition would be cut into slices with
 * a frame between each, and be done half a second later on an old PC.
 */
export function useAfterPaint(isAtOnce: boolean): boolean {
  const [isReady, setReady] = useState(isAtOnce);
  useEffect(() => {
    if (isReady) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setReady(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isReady]);
  return isReady;
}

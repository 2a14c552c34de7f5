import { useLayoutEffect, useRef } from 'react';

export function useKeptScroll(isCovered: boolean): void {
  const kept = useRef(0);
  useLayoutEffect(() => {
    if (isCovered) {
      window.scrollTo(0, 0);
      return undefined;
    }
    window.scrollTo(0, kept.current);
    const note = () => {
      kept.current = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [isCovered]);
}

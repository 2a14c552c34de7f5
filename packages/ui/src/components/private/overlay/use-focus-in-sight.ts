/** A phone's keyboard takes half the window. */
import { type RefObject, useEffect } from 'react';

export function useFocusInSight(content: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    let height = view.height;
    const follow = () => {
      const isLess = view.height < height;
      height = view.height;
      const focused = document.activeElement;
      if (isLess && content.current?.contains(focused))
        focused?.scrollIntoView({ block: 'nearest' });
    };
    view.addEventListener('resize', follow);
    return () => view.removeEventListener('resize', follow);
  }, [content]);
}

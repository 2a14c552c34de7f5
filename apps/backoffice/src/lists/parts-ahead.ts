/** Preloads the parts of a screen before they are opened. */
import type { LazyComponent } from '@digis/ui/app';
import { useEffect } from 'react';

/** The rows come first, in milliseconds. */
const AFTER_THE_ROWS = 2000;

/** `parts` is the same at each call. */
type Parts = readonly Pick<LazyComponent<never>, 'preload'>[];

/** A part that fails to load is requested again, and reported, when it is shown. */
const load = (parts: Parts) => {
  for (const part of parts) part.preload().catch(() => undefined);
};

/** Loads as soon as a control is hovered or focused, and at the latest when the page has been idle. */
export function usePartsAhead(parts: Parts) {
  useEffect(() => {
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
    };
    const loadAll = () => {
      stop();
      load(parts);
    };
    const timer = setTimeout(loadAll, AFTER_THE_ROWS);
    const look = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main :is(tr, li, button)')) loadAll();
    };
    document.addEventListener('pointerover', look, { passive: true });
    document.addEventListener('focusin', look);
    return stop;
  }, [parts]);
}

import type { LazyComponent } from '@digis/ui/app';
import { useEffect } from 'react';

/** Milliseconds to wait, so that rows load first. */
const AFTER_THE_ROWS = 2000;

type Parts = readonly Pick<LazyComponent<never>, 'preload'>[];

const load = (parts: Parts) => {
  for (const part of parts) part.preload().catch(() => undefined);
};

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

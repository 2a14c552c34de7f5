import { useCallback, useSyncExternalStore } from 'react';
import { media } from '../../tokens/breakpoints.ts';

/** jsdom has no `matchMedia`. */
const mediaOf = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : null);

/** Set by `beforeprint`, because the media query changes too late for the printed page. */
let isBeforePrint = false;

function followPrinting(onChange: () => void) {
  const begin = () => {
    isBeforePrint = true;
    onChange();
  };
  const end = () => {
    isBeforePrint = false;
    onChange();
  };
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = mediaOf(query);
      list?.addEventListener('change', onChange);
      const leavePrinting = query === media.print ? followPrinting(onChange) : undefined;
      return () => {
        list?.removeEventListener('change', onChange);
        leavePrinting?.();
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => (query === media.print && isBeforePrint) || (mediaOf(query)?.matches ?? false),
    () => false,
  );
}

const never = () => () => undefined;

/** True on a server, and in the browser until hydration. */
export const useIsFromServer = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

export const usePageVisible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !document.hidden,
    () => true,
  );

let fontsCameAt = 0;

function followFonts(onChange: () => void) {
  const note = ({ timeStamp }: Event) => {
    fontsCameAt = timeStamp;
    onChange();
  };
  document.fonts?.addEventListener('loadingdone', note);
  return () => document.fonts?.removeEventListener('loadingdone', note);
}

/** Changes when fonts have loaded, because fonts change the width of words. */
export const useFontsCameAt = (): number =>
  useSyncExternalStore(
    followFonts,
    () => fontsCameAt,
    () => 0,
  );

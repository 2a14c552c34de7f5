/** Brings code before it is asked for: of the first screen, of one whose link is pointed at, of the dialogs at last. */
import { useEffect } from 'react';
import { EventDialog, EventFormDialog } from './event-dialogs.tsx';
import { IdleDialog } from './idle-warning.tsx';
import { routes } from './routes.tsx';
import { useSettled } from './use-settled.ts';

/** What did not arrive is asked for again, and said, when it is shown. */
const bring = (part: { readonly preload: () => Promise<unknown> }) =>
  part.preload().catch(() => undefined);

export async function bringScreenAt(path: string) {
  const screen = routes.find((route) => route.path === path)?.Screen;
  if (screen && 'preload' in screen) await bring(screen);
}

function bringPointedAt({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) void bringScreenAt(link.pathname);
}

/** For the app while it is there. */
export function usePreloading() {
  const isSettled = useSettled();
  useEffect(() => {
    document.addEventListener('pointerover', bringPointedAt, { passive: true });
    document.addEventListener('focusin', bringPointedAt);
    return () => {
      document.removeEventListener('pointerover', bringPointedAt);
      document.removeEventListener('focusin', bringPointedAt);
    };
  }, []);
  useEffect(() => {
    if (isSettled) [EventDialog, EventFormDialog, IdleDialog].forEach((part) => void bring(part));
  }, [isSettled]);
}

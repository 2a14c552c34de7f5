/** Loads code and data before they are asked for: of the first screen, of a screen whose link is pointed at, of the dialogs at last. */
import { useEffect } from 'react';
import { EventDialog, EventFormDialog } from './event-dialogs.tsx';
import { IdleDialog } from './idle-warning.tsx';
import { routes, routesFor } from './routes.tsx';
import { useSettled } from '../browser/page.ts';
import { canOf } from '../auth/user.tsx';
import { readUserAhead } from '../api/queries/user-info.ts';

/** What fails to load here is asked for again, and reported, when it is shown. */
const load = (component: { readonly preload: () => Promise<unknown> }) =>
  component.preload().catch(() => undefined);

async function loadScreenAt(path: string) {
  const screen = routes.find((route) => route.path === path)?.Screen;
  if (screen && 'preload' in screen) await load(screen);
}

function loadPointedAt({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) void loadScreenAt(link.pathname);
}

/** For the app while it is there. */
export function usePreloading() {
  const isSettled = useSettled();
  useEffect(() => {
    document.addEventListener('pointerover', loadPointedAt, { passive: true });
    document.addEventListener('focusin', loadPointedAt);
    return () => {
      document.removeEventListener('pointerover', loadPointedAt);
      document.removeEventListener('focusin', loadPointedAt);
    };
  }, []);
  useEffect(() => {
    if (isSettled)
      [EventDialog, EventFormDialog, IdleDialog].forEach((dialog) => void load(dialog));
  }, [isSettled]);
}

/** What a screen shows is worth waiting for where it is all but there: drawn without it, it is drawn twice. */
const A_MOMENT = 50;

/** Tells the reading when nobody waits any more: what it asked for then would be asked for twice. */
async function waitAMoment(read: (isWanted: () => boolean) => Promise<unknown>) {
  let isOver = false;
  await Promise.race([read(() => !isOver), new Promise((pass) => void setTimeout(pass, A_MOMENT))]);
  isOver = true;
}

/** Ends when who is signed in and the screen's code are there, or not: that is told by who shows it. */
export async function readFirst({ pathname } = window.location) {
  const user = readUserAhead();
  try {
    await Promise.allSettled([user, loadScreenAt(pathname)]);
    const permitted = routesFor(canOf(await user));
    const { readAhead } = permitted.find(({ path }) => path === pathname) ?? {};
    // Not before the code is there: the moment would be over before anything was read.
    if (readAhead) await waitAMoment(readAhead);
  } catch {
    // The same call answers whoever shows it.
  }
}

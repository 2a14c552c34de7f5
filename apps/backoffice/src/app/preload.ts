/** Loads code and data ahead: for the first screen, then for the screen of a hovered link, and last for the dialogs. */
import { useEffect } from 'react';
import { IdleDialog } from './idle/idle-warning.tsx';
import { routes, routesFor } from './routes.tsx';
import { ConfirmDialog } from '../lists/confirmation.tsx';
import { EventDialog, EventFormDialog } from '../features/events/event-dialogs.tsx';
import { answeredEarly } from '../browser/early-answer.ts';
import { useSettled } from '../browser/page.ts';
import { readAheadAt } from '../api/hooks.ts';
import { readUserAhead } from '../api/queries/user-info.ts';
import { readToken } from '../auth/session.ts';

/** A file that fails to load here is requested again, and reported, when it is shown. */
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

/** Runs as long as the app is mounted. */
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
      [EventDialog, EventFormDialog, IdleDialog, ConfirmDialog].forEach(
        (dialog) => void load(dialog),
      );
  }, [isSettled]);
}

/** Data that arrives within this time is worth waiting for, with the page's shell in sight: without it the screen would render twice, and move. */
const A_MOMENT = 200;

/** `read` learns when the wait is over: a call it made after that would be made twice. */
async function waitAMoment(read: (isWanted: () => boolean) => Promise<unknown>) {
  let isOver = false;
  await Promise.race([read(() => !isOver), new Promise((pass) => void setTimeout(pass, A_MOMENT))]);
  isOver = true;
}

/** A list in pages comes with the code of the screen that shows it. */
async function readAt(address: string) {
  if (!address.includes('page=')) return readAheadAt(address);
  const { readPagesAheadAt } = await import('../api/pages.ts');
  return readPagesAheadAt(address);
}

/** The answers that are here already are drawn with the first render, whatever the screen. */
async function readEarly(isWanted: () => boolean) {
  const paths = await answeredEarly(readToken());
  if (isWanted()) await Promise.allSettled(paths.map((path) => readAt(path.replace('/api', ''))));
}

/** Resolves when the user and the screen's code are loaded. It never rejects: the component that needs them reports the error. */
export async function readFirst({ pathname } = window.location) {
  const user = readUserAhead();
  try {
    await Promise.allSettled([user, loadScreenAt(pathname)]);
    const permitted = routesFor(await user);
    const route = permitted.find(({ path }) => path === pathname);
    // Not before the code is loaded: the wait would end before anything was read.
    if (route) {
      // A screen that says what it draws first waits for nothing else.
      await waitAMoment(route.readAhead ?? readEarly);
    }
  } catch {
    // The screen makes the same call, and shows its error.
  }
}

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

/** Ignores errors, because showing the component requests the file again. */
const load = (component: { readonly preload: () => Promise<unknown> }) =>
  component.preload().catch(() => undefined);

async function loadScreenAt(path: string) {
  const screen = routes.find((route) => route.path === path)?.Screen;
  if (screen && 'preload' in screen) await load(screen);
}

/** Chromium's setting for users who pay for data. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}

function loadPointedAt({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) void loadScreenAt(link.pathname);
}

export function usePreloading() {
  const isSettled = useSettled();
  useEffect(() => {
    if (savesData()) return undefined;
    document.addEventListener('pointerover', loadPointedAt, { passive: true });
    document.addEventListener('focusin', loadPointedAt);
    return () => {
      document.removeEventListener('pointerover', loadPointedAt);
      document.removeEventListener('focusin', loadPointedAt);
    };
  }, []);
  useEffect(() => {
    if (isSettled && !savesData())
      [EventDialog, EventFormDialog, IdleDialog, ConfirmDialog].forEach(
        (dialog) => void load(dialog),
      );
  }, [isSettled]);
}

/** Milliseconds to wait for data: a screen rendered without it would render twice and move. */
const A_MOMENT = 200;

/** `read` must start no call after the wait, because the screen would repeat it. */
async function waitAMoment(read: (isWanted: () => boolean) => Promise<unknown>) {
  let isOver = false;
  await Promise.race([read(() => !isOver), new Promise((pass) => void setTimeout(pass, A_MOMENT))]);
  isOver = true;
}

async function readAt(address: string) {
  if (!address.includes('page=')) return readAheadAt(address);
  const { readPagesAheadAt } = await import('../api/pages.ts');
  return readPagesAheadAt(address);
}

async function readEarly(isWanted: () => boolean) {
  const paths = await answeredEarly(readToken());
  if (isWanted()) await Promise.allSettled(paths.map((path) => readAt(path.replace('/api', ''))));
}

/** Never rejects, because the component reports errors. */
export async function readFirst({ pathname } = window.location) {
  const user = readUserAhead();
  try {
    await Promise.allSettled([user, loadScreenAt(pathname)]);
    const permitted = routesFor(await user);
    const route = permitted.find(({ path }) => path === pathname);
    // Starts after the code has loaded: the wait would otherwise end before the read.
    if (route) {
      await waitAMoment(route.readAhead ?? readEarly);
    }
  } catch {
    // The screen repeats the call and shows its error.
  }
}

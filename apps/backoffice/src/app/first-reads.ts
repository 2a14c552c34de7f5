/** What the page will show first, brought and read before anything is drawn, so that it is drawn once. */
import { canOf, readUserAhead } from '../session/user.tsx';
import { bringScreenAt } from './preload-parts.ts';
import { routeAt } from './routes.tsx';

/** What a screen shows is worth waiting for where it is all but there: drawn without it, it is drawn twice. */
const A_MOMENT = 50;

/** Tells the reading when nobody waits any more: what it asked for then would be asked for twice. */
async function waitAMoment(read: (isWanted: () => boolean) => Promise<unknown>) {
  let isOver = false;
  await Promise.race([read(() => !isOver), new Promise((pass) => void setTimeout(pass, A_MOMENT))]);
  isOver = true;
}

async function readUserAndScreen(path: string) {
  try {
    const user = await readUserAhead();
    const route = routeAt(path);
    if (route?.readAhead && route.permissions.some(canOf(user))) await waitAMoment(route.readAhead);
  } catch {
    // The same call answers whoever shows it.
  }
}

/** Ends when who is signed in and the screen's code are there, or not: that is told by who shows it. */
export const readFirst = ({ pathname } = window.location) =>
  Promise.all([readUserAndScreen(pathname), bringScreenAt(pathname)]);

/** What the page will show first, brought and read before anything is drawn, so that it is drawn once. */
import { canOf, readUserAhead } from '../auth/user.tsx';
import { bringScreenAt } from './preload.ts';
import { routesFor } from './routes.tsx';

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
    await Promise.allSettled([user, bringScreenAt(pathname)]);
    const permitted = routesFor(canOf(await user));
    const { readAhead } = permitted.find(({ path }) => path === pathname) ?? {};
    // Not before the code is there: the moment would be over before anything was read.
    if (readAhead) await waitAMoment(readAhead);
  } catch {
    // The same call answers whoever shows it.
  }
}

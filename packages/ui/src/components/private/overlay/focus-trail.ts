/** Returns the focus when a dialog closes, even if its opener is disabled or gone. */
import { useEffect } from 'react';

const REMEMBERED = 20;
/** Milliseconds; React Aria moves the focus of its dialogs for up to 500. */
const PATIENCE = 600;

/** Only connected elements, because a removed one would keep its dialog in memory. */
let trail: readonly HTMLElement[] = [];
let actedAt = 0;

const isUnowned = (focused: Element | null) =>
  focused === document.body || focused?.matches('[role="dialog"], [role="alertdialog"]') === true;

const isThere = ({ isConnected }: HTMLElement) => isConnected;
const canHaveIt = (element: HTMLElement) =>
  isThere(element) && !element.closest('[inert]') && !element.matches(':disabled');

function remember({ target }: Event) {
  if (!(target instanceof HTMLElement) || isUnowned(target) || trail.at(-1) === target) return;
  trail = [...trail.filter(isThere), target];
  if (trail.length > REMEMBERED) forgetOneIn(dialogOf(target));
}

const dialogOf = (element: HTMLElement) => element.closest('[role="dialog"], [role="alertdialog"]');

/** Forgets an element of the same dialog, so that a long form does not push out its opener. */
function forgetOneIn(dialog: Element | null) {
  const oldest = trail.findIndex((element) => dialogOf(element) === dialog);
  trail = trail.filter((_, at) => at !== oldest);
}

const giveTo = (isWanted: (element: HTMLElement) => boolean) =>
  trail.findLast(isWanted)?.focus({ preventScroll: true });

function giveToPage() {
  const main = document.querySelector<HTMLElement>('main, [role="main"]');
  const place = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!place || !canHaveIt(place)) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/**
 * Focuses the opener, otherwise an earlier element or the page's heading. Stops if the user acts.
 */
function giveBack(since: number) {
  requestAnimationFrame((now) => {
    if (actedAt > since) return;
    const isLast = now > since + PATIENCE;
    if (isUnowned(document.activeElement)) giveTo(isLast ? canHaveIt : isThere);
    if (!isLast) giveBack(since);
    else if (document.activeElement === document.body) giveToPage();
  });
}

export function followFocus() {
  if (typeof document === 'undefined') return;
  document.addEventListener('focusin', remember);
  for (const act of ['keydown', 'pointerdown'])
    document.addEventListener(act, ({ timeStamp }) => (actedAt = timeStamp), true);
}

/**
 * Use it inside a dialog. React Aria restores the focus only in the next frame, and not to a
 * disabled opener.
 */
export function useFocusGivenBack() {
  useEffect(() => () => giveBack(performance.now()), []);
}
